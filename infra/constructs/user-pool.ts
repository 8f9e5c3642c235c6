import type { defineAuth } from '@aws-amplify/backend'
import { RemovalPolicy, type Stack } from 'aws-cdk-lib'
import type { CfnUserPool, CfnUserPoolClient, IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito'
import { site } from '#site'
import { passwordPolicy } from '#domain/user/password'
import { sessionDays, tokenMinutes } from '#domain/user/session'
import { accountMails } from './account-mails'
import type { Environment } from '../environments'
import { AccountsFirewall } from './accounts-firewall'
import { suppressFindings } from './nag'

export interface Accounts {
  userPool: IUserPool
  client: IUserPoolClient
  issuer: string
}

type Auth = ReturnType<ReturnType<typeof defineAuth>['getInstance']>['resources']

/** Seconds in which a replaced refresh token works, for a second tab or a lost answer. Cognito's maximum. */
const gracePeriod = 60

/** Only for staff, through our functions (record 46). Its firewall is associated in a later stack. */
export function restrictUserPool(auth: Auth, environment: Environment, later: Stack): Accounts {
  const { userPool, userPoolClient, cfnResources } = auth
  protectPool(cfnResources.cfnUserPool, environment)
  restrictClient(cfnResources.cfnUserPoolClient)
  removeIdentityPool(auth)
  suppressFindings(userPool, {
    'AwsSolutions-COG2': 'Staff may add a second factor; who has to is for the operator to say.',
    'AwsSolutions-COG3':
      'It is billed for each user. Passwords are tried through our functions alone, which limit that (record 46).',
    'AwsSolutions-COG8':
      'The Plus plan is billed for each user; what it brings is threat protection, see COG3.',
  })
  if (environment.firewall) {
    const { name } = environment
    new AccountsFirewall(userPool.stack, 'Firewall', { name, userPoolArn: userPool.userPoolArn, later })
  }
  const issuer = `https://cognito-idp.${userPool.stack.region}.amazonaws.com/${userPool.userPoolId}`
  return { userPool, client: userPoolClient, issuer }
}

function protectPool(pool: CfnUserPool, { keepsData, domain }: Environment): void {
  pool.applyRemovalPolicy(keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY)
  pool.deletionProtection = keepsData ? 'ACTIVE' : 'INACTIVE'
  // The cheapest that lets refresh tokens rotate. New pools have it by default; an account may have another.
  pool.userPoolTier = 'ESSENTIALS'
  const mails = accountMails(site.name, domain && `https://${domain.name}`)
  pool.adminCreateUserConfig = { allowAdminCreateUserOnly: true, inviteMessageTemplate: mails.invitation }
  pool.verificationMessageTemplate = { defaultEmailOption: 'CONFIRM_WITH_CODE', ...mails.code }
  // Older names of the same texts, and messages that are never sent.
  for (const name of ['EmailVerificationMessage', 'EmailVerificationSubject', 'SmsVerificationMessage']) {
    pool.addPropertyDeletionOverride(name)
  }
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

/** Amplify gives every pool a way to AWS credentials, with five roles. Nobody here uses it. */
function removeIdentityPool(auth: Auth): void {
  const { cfnIdentityPool, cfnIdentityPoolRoleAttachment } = auth.cfnResources
  const groups = Object.values(auth.groups)
  const roles = [
    auth.authenticatedUserIamRole,
    auth.unauthenticatedUserIamRole,
    ...groups.map(({ role }) => role),
  ]
  for (const { cfnUserGroup } of groups) cfnUserGroup.addPropertyDeletionOverride('RoleArn')
  for (const { node } of [cfnIdentityPool, cfnIdentityPoolRoleAttachment, ...roles]) {
    node.scope?.node.tryRemoveChild(node.id)
  }
  const { nestedStackParent } = auth.userPool.stack
  for (const output of ['identityPoolId', 'allowUnauthenticatedIdentities']) {
    nestedStackParent?.node.tryRemoveChild(output)
  }
}

function restrictClient(client: CfnUserPoolClient): void {
  // Amplify allows the OAuth code flow with a callback to example.com.
  client.allowedOAuthFlowsUserPoolClient = false
  for (const name of ['AllowedOAuthFlows', 'AllowedOAuthScopes', 'CallbackURLs', 'LogoutURLs']) {
    client.addPropertyDeletionOverride(name)
  }
  client.supportedIdentityProviders = ['COGNITO']
  // Signing in needs AWS credentials. All other operations need the secret.
  client.generateSecret = true
  client.explicitAuthFlows = ['ALLOW_ADMIN_USER_PASSWORD_AUTH']
  client.readAttributes = ['email', 'email_verified', 'name']
  // Cognito's minimum: the attributes that an account must have.
  client.writeAttributes = ['email']
  client.accessTokenValidity = tokenMinutes
  client.idTokenValidity = tokenMinutes
  client.refreshTokenValidity = sessionDays
  client.tokenValidityUnits = { accessToken: 'minutes', idToken: 'minutes', refreshToken: 'days' }
  client.refreshTokenRotation = { feature: 'ENABLED', retryGracePeriodSeconds: gracePeriod }
  client.enableTokenRevocation = true
  client.preventUserExistenceErrors = 'ENABLED'
}
