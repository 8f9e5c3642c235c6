import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { localCredentials } from '#local/s3'
import { findServices } from '#local/services'
import { demoAccount } from './demo-sign-in'
import type { Account } from './api-accounts'

/** The bearer token of the demo's admin. */
async function staffTokenOf(request: APIRequestContext): Promise<string> {
  const { token } = (await (await request.post('/api/users/login', { data: demoAccount })).json()) as {
    token: string
  }
  return token
}

/** Registers a member of staff with a new e-mail address, so that tests do not share accounts. */
export async function registerStaff(request: APIRequestContext): Promise<Account> {
  const account = { email: `${randomUUID()}@example.com`, password: 'Passw0rd!' }
  const response = await request.post('/api/users/register', {
    data: { ...account, name: 'Ada Example', role: 'manager' },
    headers: { Authorization: `Bearer ${await staffTokenOf(request)}` },
  })
  if (!response.ok()) throw new Error(await response.text())
  return account
}

/** Creates an account as an operator does in Cognito. Its owner has to replace the given password. */
export async function inviteStaff(): Promise<Account> {
  const services = await findServices(process.env['CLIPWELL_E2E_DATA'] ?? '')
  const client = new CognitoIdentityProviderClient({
    endpoint: services.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER,
    region: 'us-east-1',
    credentials: localCredentials,
  })
  const account = { email: `${randomUUID()}@example.com`, password: 'T3mporary!' }
  const owner = { UserPoolId: services.USER_POOL_ID, Username: account.email }
  const attributes = { name: 'Ida Invited', email: account.email, email_verified: 'true' }
  await client.send(
    new AdminCreateUserCommand({
      ...owner,
      TemporaryPassword: account.password,
      MessageAction: 'SUPPRESS',
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  )
  await client.send(new AdminAddUserToGroupCommand({ ...owner, GroupName: 'manager' }))
  client.destroy()
  return account
}
