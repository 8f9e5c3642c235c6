import { RemovalPolicy } from 'aws-cdk-lib'
import type {
  CfnIdentityPool,
  CfnUserPool,
  CfnUserPoolClient,
  IUserPool,
  IUserPoolClient,
} from 'aws-cdk-lib/aws-cognito'
import { passwordPolicy } from '#domain/password'
import { tokenMinutes } from '#domain/session'
import type { Environment } from '#infra/environments'
import { accept } from './checks'

export interface Accounts {
  userPool: IUserPool
  client: IUserPoolClient
  /** Who signs the tokens, as they say it themselves. */
  issuer: string
}

interface Auth {
  userPool: IUserPool
  userPoolClient: IUserPoolClient
  cfnResources: {
    cfnUserPool: CfnUserPool
    cfnUserPoolClient: CfnUserPoolClient
    cfnIdentityPool: CfnIdentityPool
  }
}

/** Days until someone who keeps coming back has to sign in again. */
const refreshDays = 30

/** Makes of Amplify's pool one for staff alone: no registration, no guests, no OAuth, tokens of 15 minutes. */
export function protectAccounts(
  { userPool, userPoolClient, cfnResources }: Auth,
  environment: Environment,
): Accounts {
  protectPool(cfnResources.cfnUserPool, environment)
  shortenSessions(cfnResources.cfnUserPoolClient)
  cfnResources.cfnIdentityPool.allowUnauthenticatedIdentities = false
  accept(userPool, {
    'AwsSolutions-COG2': 'Staff may add a second factor; who has to is for the operator to say.',
    'AwsSolutions-COG3':
      'Threat protection is billed for each user, and sign-ins are limited (domain/limits.ts).',
    'AwsSolutions-COG8': 'The Plus plan is billed for each user; it brings threat protection, see COG3.',
  })
  const issuer = `https://cognito-idp.${userPool.stack.region}.amazonaws.com/${userPool.userPoolId}`
  return { userPool, client: userPoolClient, issuer }
}

function protectPool(pool: CfnUserPool, { keepsData }: Environment): void {
  pool.applyRemovalPolicy(keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY)
  pool.deletionProtection = keepsData ? 'ACTIVE' : 'INACTIVE'
  pool.adminCreateUserConfig = { allowAdminCreateUserOnly: true }
  pool.policies = {
    passwordPolicy: {
      minimumLength: passwordPolicy.minLength,
      requireLowercase: true,
      requireUppercase: true,
      requireNumbers: true,
      requireSymbols: true,
      temporaryPasswordValidityDays: 3,
    },
  }
}

function shortenSessions(client: CfnUserPoolClient): void {
  // Amplify allows the OAuth code flow with a callback to example.com.
  client.allowedOAuthFlowsUserPoolClient = false
  for (const name of ['AllowedOAuthFlows', 'AllowedOAuthScopes', 'CallbackURLs', 'LogoutURLs']) {
    client.addPropertyDeletionOverride(name)
  }
  client.supportedIdentityProviders = ['COGNITO']
  client.explicitAuthFlows = ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH']
  client.accessTokenValidity = tokenMinutes
  client.idTokenValidity = tokenMinutes
  client.refreshTokenValidity = refreshDays
  client.tokenValidityUnits = { accessToken: 'minutes', idToken: 'minutes', refreshToken: 'days' }
  client.enableTokenRevocation = true
  client.preventUserExistenceErrors = 'ENABLED'
}
