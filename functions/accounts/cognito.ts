import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'

let client: CognitoIdentityProviderClient | undefined

/**
 * The only connection to Cognito. A call takes at most seven seconds and is tried at most twice: a request
 * makes several calls, and API Gateway waits 29 seconds for all of them.
 */
export function cognito(): CognitoIdentityProviderClient {
  client ??= new CognitoIdentityProviderClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  })
  return client
}

/** The name of an error of Cognito. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
