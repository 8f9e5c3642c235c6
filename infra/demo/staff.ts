import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { Role } from '#domain/user/roles'
import { requiredVariable } from '#functions/environment'

export interface DemoUser {
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
  const UserPoolId = requiredVariable('USER_POOL_ID')
  try {
    // One after the other: cognito-local rewrites its only file for each change.
    for (const { name, email, role } of demoStaff) {
      await createUser(client, { UserPoolId, name, email })
      const Username = email
      await client.send(
        new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: demoPassword, Permanent: true }),
      )
      await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName: role }))
    }
  } finally {
    client.destroy()
  }
}

async function createUser(
  client: CognitoIdentityProviderClient,
  { UserPoolId, name, email }: { UserPoolId: string; name: string; email: string },
) {
  await client
    .send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: email,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'name', Value: name },
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof UsernameExistsException)) throw error
    })
}
