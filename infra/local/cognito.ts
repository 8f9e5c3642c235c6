import { fileURLToPath } from 'node:url'
import {
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
  ListGroupsCommand,
  ListUserPoolClientsCommand,
  ListUserPoolsCommand,
  SetUserPoolMfaConfigCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { staffRoles } from '#domain/user/roles'
import { sessionDays, tokenMinutes } from '#domain/user/session'
import { productName } from '#infra/product-name'
import { localHost } from './free-port'
import { localCode } from './mailed-code'
import { exitWithParent, onFreePort, type Start, startProcess } from './service-process'

const script = fileURLToPath(new URL('cognito-process.mjs', import.meta.url))

export function startCognito(folder: string): Start {
  return onFreePort(async (port, signal) =>
    startProcess({
      name: 'Cognito (cognito-local)',
      args: ['--import', exitWithParent, script],
      // It stores data in its working directory, and its tokens name http://HOST:PORT/{pool}.
      cwd: folder,
      env: {
        HOST: localHost,
        PORT: String(port),
        CODE: localCode,
        AWS_SDK_JS_SUPPRESS_MAINTENANCE_MODE_MESSAGE: '1',
      },
      answers: async () => (await fetch(`http://${localHost}:${port}/health`)).ok,
      signal,
    }),
  )
}

/** As in the cloud (amplify/auth/resource.ts): optional. */
const secondStep = { MfaConfiguration: 'OPTIONAL', SoftwareTokenMfaConfiguration: { Enabled: true } } as const

const clientName = 'sessions'

export async function createUserPool(
  endpoint: string,
  name = productName,
): Promise<{ poolId: string; clientId: string }> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = new CognitoIdentityProviderClient({ endpoint, region: 'us-east-1', credentials })
  try {
    const poolId = await findOrCreatePool(client, name)
    await client.send(new SetUserPoolMfaConfigCommand({ UserPoolId: poolId, ...secondStep }))
    const clientId = await findOrCreateClient(client, poolId)
    await createGroups(client, poolId)
    return { poolId, clientId }
  } finally {
    client.destroy()
  }
}

async function findOrCreatePool(client: CognitoIdentityProviderClient, name: string): Promise<string> {
  const { UserPools = [] } = await client.send(new ListUserPoolsCommand({ MaxResults: 60 }))
  const found = UserPools.find(({ Name }) => Name === name)?.Id
  if (found) return found
  const { UserPool } = await client.send(
    new CreateUserPoolCommand({
      PoolName: name,
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    }),
  )
  return required(UserPool?.Id)
}

async function findOrCreateClient(client: CognitoIdentityProviderClient, poolId: string): Promise<string> {
  const { UserPoolClients = [] } = await client.send(
    new ListUserPoolClientsCommand({ UserPoolId: poolId, MaxResults: 60 }),
  )
  const found = UserPoolClients.find(({ ClientName }) => ClientName === clientName)?.ClientId
  if (found) return found
  const { UserPoolClient } = await client.send(
    new CreateUserPoolClientCommand({
      UserPoolId: poolId,
      ClientName: clientName,
      GenerateSecret: true,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      AccessTokenValidity: tokenMinutes,
      IdTokenValidity: tokenMinutes,
      RefreshTokenValidity: sessionDays,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
      PreventUserExistenceErrors: 'ENABLED',
    }),
  )
  return required(UserPoolClient?.ClientId)
}

async function createGroups(client: CognitoIdentityProviderClient, poolId: string): Promise<void> {
  const { Groups = [] } = await client.send(new ListGroupsCommand({ UserPoolId: poolId }))
  for (const [index, role] of staffRoles.entries()) {
    if (Groups.some(({ GroupName }) => GroupName === role)) continue
    await client.send(new CreateGroupCommand({ UserPoolId: poolId, GroupName: role, Precedence: index }))
  }
}

function required(id: string | undefined): string {
  if (!id) throw new Error('cognito-local answered without an id.')
  return id
}
