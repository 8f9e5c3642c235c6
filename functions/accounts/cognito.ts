import {
  AdminGetUserCommand,
  type AdminGetUserCommandOutput,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { variable } from '#functions/environment'

let client: CognitoIdentityProviderClient | undefined

/** At most seven seconds and two tries a call: a request makes several, and API Gateway waits 29 seconds. */
export function cognito(): CognitoIdentityProviderClient {
  client ??= new CognitoIdentityProviderClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  })
  return client
}

export const errorName = (error: unknown): string => (error instanceof Error ? error.name : '')

/** The account of an id or an e-mail address, for commands. */
export const accountOf = (name: string) => ({ UserPoolId: variable('USER_POOL_ID'), Username: name })

export async function findAccountOf(name: string): Promise<AdminGetUserCommandOutput | null> {
  try {
    return await cognito().send(new AdminGetUserCommand(accountOf(name)))
  } catch (error) {
    if (errorName(error) === 'UserNotFoundException') return null
    throw error
  }
}
