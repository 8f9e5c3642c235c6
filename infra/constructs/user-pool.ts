import { RemovalPolicy } from 'aws-cdk-lib'
import type {
  CfnIdentityPool,
  CfnUserPool,
  CfnUserPoolClient,
  IUserPool,
  IUserPoolClient,
} from 'aws-cdk-lib/aws-cognito'
import { passwordPolicy } from '#domain/password'
import { sessionDays, tokenMinutes } from '#domain/session'
import type { Environment } from '../environments'
import { AccountsFirewall } from './accounts-firewall'
import { accept } from '../checks'

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

/**
 * Seconds in which what renews a session may do so once more after it has been replaced: for a second tab
 * that asks at the same time, and for an answer that was lost. Cognito takes no more.
 */
const gracePeriod = 60

/**
 * Makes of Amplify's pool one for staff alone, which our functions ask and nobody else (record 46): no
 * registration, no guests, no OAuth, tokens of 15 minutes.
 */
export function restrictUserPool(
  { userPool, userPoolClient, cfnResources }: Auth,
  environment: Environment,
): Accounts {
  protectPool(cfnResources.cfnUserPool, environment)
  restrictClient(cfnResources.cfnUserPoolClient)
  cfnResources.cfnIdentityPool.allowUnauthenticatedIdentities = false
  accept(userPool, {
    'AwsSolutions-COG2': 'Staff may add a second factor; who has to is for the operator to say.',
    'AwsSolutions-COG3':
      'It is billed for each user. Passwords are tried through our functions alone, which limit that (record 46).',
    'AwsSolutions-COG8':
      'The Plus plan is billed for each user; what it brings is threat protection, see COG3.',
  })
  if (environment.firewall) {
    const { name } = environment
    new AccountsFirewall(userPool.stack, 'Firewall', { name, userPoolArn: userPool.userPoolArn })
  }
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

function restrictClient(client: CfnUserPoolClient): void {
  // Amplify allows the OAuth code flow with a callback to example.com.
  client.allowedOAuthFlowsUserPoolClient = false
  for (const name of ['AllowedOAuthFlows', 'AllowedOAuthScopes', 'CallbackURLs', 'LogoutURLs']) {
    client.addPropertyDeletionOverride(name)
  }
  client.supportedIdentityProviders = ['COGNITO']
  // A sign-in takes AWS credentials; all else that a stranger could ask takes the secret.
  client.generateSecret = true
  client.explicitAuthFlows = ['ALLOW_ADMIN_USER_PASSWORD_AUTH']
  client.readAttributes = ['email', 'email_verified', 'name']
  // The fewest that Cognito takes: those that an account must have.
  client.writeAttributes = ['email']
  client.accessTokenValidity = tokenMinutes
  client.idTokenValidity = tokenMinutes
  client.refreshTokenValidity = sessionDays
  client.tokenValidityUnits = { accessToken: 'minutes', idToken: 'minutes', refreshToken: 'days' }
  client.refreshTokenRotation = { feature: 'ENABLED', retryGracePeriodSeconds: gracePeriod }
  client.enableTokenRevocation = true
  client.preventUserExistenceErrors = 'ENABLED'
}
