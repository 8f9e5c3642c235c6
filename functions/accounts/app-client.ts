import { createHmac } from 'node:crypto'
import { DescribeUserPoolClientCommand } from '@aws-sdk/client-cognito-identity-provider'
import { variable } from '#functions/environment'
import { cognito } from './cognito'

interface AppClient {
  ClientId: string
  ClientSecret: string
}

const known = new Map<string, Promise<AppClient>>()

/** The secret keeps others from calling Cognito as our client (record 46). It is read once. */
export function appClient(): Promise<AppClient> {
  const ClientId = variable('USER_POOL_CLIENT_ID') ?? ''
  const cached = known.get(ClientId)
  if (cached) return cached
  const client = describe(ClientId).catch((error: unknown) => {
    known.delete(ClientId)
    throw error
  })
  known.set(ClientId, client)
  return client
}

async function describe(ClientId: string): Promise<AppClient> {
  const command = new DescribeUserPoolClientCommand({ UserPoolId: variable('USER_POOL_ID'), ClientId })
  const { UserPoolClient } = await cognito().send(command)
  const { ClientSecret } = UserPoolClient ?? {}
  if (!ClientSecret) throw new Error('The app client has no secret.')
  return { ClientId, ClientSecret }
}

export async function secretHashFor(username: string): Promise<{ ClientId: string; SecretHash: string }> {
  const { ClientId, ClientSecret } = await appClient()
  const hmac = createHmac('sha256', ClientSecret).update(username + ClientId)
  return { ClientId, SecretHash: hmac.digest('base64') }
}
