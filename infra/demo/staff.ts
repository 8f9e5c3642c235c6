import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Role } from '#domain/user/roles'
import { requiredVariable } from '#functions/environment'

interface DemoUser {
  name: string
  email: string
  role: Role
}

export const demoStaff: readonly DemoUser[] = [
  { name: 'Amelia Admin', email: 'admin@example.com', role: 'admin' },
  { name: 'Milo Manager', email: 'manager@example.com', role: 'manager' },
  { name: 'Una User', email: 'user@example.com', role: 'user' },
]

export const demoPassword = 'Passw0rd!'

export async function createDemoStaff(): Promise<void> {
  const client = new CognitoIdentityProviderClient()
  // One after the other: cognito-local rewrites its only file for each change.
  for (const { name, email, role } of demoStaff) {
    const account = { UserPoolId: requiredVariable('USER_POOL_ID'), Username: email }
    const UserAttributes = [
      { Name: 'name', Value: name },
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ]
    await client.send(new AdminCreateUserCommand({ ...account, MessageAction: 'SUPPRESS', UserAttributes }))
    await client.send(
      new AdminSetUserPasswordCommand({ ...account, Password: demoPassword, Permanent: true }),
    )
    await client.send(new AdminAddUserToGroupCommand({ ...account, GroupName: role }))
  }
}
