import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'

let client: CognitoIdentityProviderClient | undefined

/** The one connection to Cognito. A call ends within seconds, whatever happens: it is tried three times at most. */
export function cognito(): CognitoIdentityProviderClient {
  client ??= new CognitoIdentityProviderClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
  })
  return client
}

/** What an error of Cognito is called. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
