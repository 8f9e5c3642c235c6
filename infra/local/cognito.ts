import { fileURLToPath } from 'node:url'
import {
  CognitoIdentityProviderClient,
  CreateGroupCommand,
  CreateUserPoolClientCommand,
  CreateUserPoolCommand,
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

/** The second step of a sign-in is optional, as in the cloud (amplify/auth/resource.ts). */
const secondStep = { MfaConfiguration: 'OPTIONAL', SoftwareTokenMfaConfiguration: { Enabled: true } } as const

interface Pool {
  poolId: string
  clientId: string
}

/** Creates the user pool or finds it: a start that did not make all of it begins with an empty folder. */
export async function createUserPool(endpoint: string, name = productName): Promise<Pool> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = new CognitoIdentityProviderClient({ endpoint, region: 'us-east-1', credentials })
  const { UserPools = [] } = await client.send(new ListUserPoolsCommand({ MaxResults: 60 }))
  const found = UserPools.find(({ Name }) => Name === name)?.Id
  if (!found) return newPool(client, name)
  const { UserPoolClients = [] } = await client.send(
    new ListUserPoolClientsCommand({ UserPoolId: found, MaxResults: 60 }),
  )
  return { poolId: found, clientId: required(UserPoolClients[0]?.ClientId) }
}

async function newPool(client: CognitoIdentityProviderClient, name: string): Promise<Pool> {
  const { UserPool } = await client.send(
    new CreateUserPoolCommand({
      PoolName: name,
      UsernameAttributes: ['email'],
      AutoVerifiedAttributes: ['email'],
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    }),
  )
  const UserPoolId = required(UserPool?.Id)
  await client.send(new SetUserPoolMfaConfigCommand({ UserPoolId, ...secondStep }))
  for (const [Precedence, GroupName] of staffRoles.entries()) {
    await client.send(new CreateGroupCommand({ UserPoolId, GroupName, Precedence }))
  }
  const { UserPoolClient } = await client.send(
    new CreateUserPoolClientCommand({
      UserPoolId,
      ClientName: 'sessions',
      GenerateSecret: true,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      AccessTokenValidity: tokenMinutes,
      IdTokenValidity: tokenMinutes,
      RefreshTokenValidity: sessionDays,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
      PreventUserExistenceErrors: 'ENABLED',
    }),
  )
  return { poolId: UserPoolId, clientId: required(UserPoolClient?.ClientId) }
}

function required(id: string | undefined): string {
  if (!id) throw new Error('cognito-local answered without an id.')
  return id
}
