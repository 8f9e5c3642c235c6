import { randomUUID } from 'node:crypto'
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Role } from '#domain/roles'

/** Someone with an account in the local pool. */
export interface Account {
  email: string
  password: string
}

interface Options {
  /** The group; null for an account in none. */
  role?: Role | null
  /** Whether the password is one that must be changed at the first sign-in. */
  temporary?: boolean
}

/** Creates an account under a new e-mail address, so that tests don't meet. */
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
