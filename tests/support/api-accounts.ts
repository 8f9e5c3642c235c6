import { randomUUID } from 'node:crypto'
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Role } from '#domain/user/roles'

/** An account in the local user pool. */
export interface Account {
  email: string
  password: string
}

interface Options {
  /** The group; null for none. */
  role?: Role | null
  /** Whether the password must be changed at the first sign-in. */
  temporary?: boolean
}

/** Creates an account with a new e-mail address, so that tests do not share accounts. */
export async function createAccount({ role = 'admin', temporary = false }: Options = {}): Promise<Account> {
  const client = new CognitoIdentityProviderClient()
  const email = `${randomUUID()}@example.com`
  const password = 'Passw0rd!'
  const account = { UserPoolId: process.env.USER_POOL_ID, Username: email }
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'name', Value: 'Ada Example' },
  ]
  await client.send(new AdminCreateUserCommand({ ...account, UserAttributes, MessageAction: 'SUPPRESS' }))
  await client.send(
    new AdminSetUserPasswordCommand({ ...account, Password: password, Permanent: !temporary }),
  )
  if (role) await client.send(new AdminAddUserToGroupCommand({ ...account, GroupName: role }))
  client.destroy()
  return { email, password }
}
