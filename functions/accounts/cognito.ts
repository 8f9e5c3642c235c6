import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'

let client: CognitoIdentityProviderClient | undefined

/**
 * The one connection to Cognito. A call ends within seven seconds, whatever happens: it is tried twice at
 * most. A request makes several calls, and API Gateway waits 29 seconds for all of them.
 */
export function cognito(): CognitoIdentityProviderClient {
  client ??= new CognitoIdentityProviderClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  })
  return client
}

/** What an error of Cognito is called. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
