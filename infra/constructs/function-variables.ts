import { site as operator } from '#site'
import type { DeployedVariable } from '#functions/environment'
import { fromHeader } from '#functions/mail/from-header'
import type { Environment } from '../environments'
import { indexNowEndpoint } from './index-now'
import type { Accounts } from './user-pool'

export type Variables = Partial<Record<DeployedVariable, string>>

export function accountVariables({ userPool, client, issuer }: Accounts) {
  return {
    USER_POOL_ID: userPool.userPoolId,
    USER_POOL_CLIENT_ID: client.userPoolClientId,
    TOKEN_ISSUER: issuer,
  } satisfies Variables
}

export function mailVariables({ sendsMails, domain }: Environment): Variables {
  return !sendsMails || domain === null ? {} : { MAIL_FROM: fromHeader(operator.mailFrom) }
}

export function indexNowVariables(environment: Environment): Variables {
  const endpoint = indexNowEndpoint(environment, operator)
  return endpoint === null ? {} : { INDEX_NOW_ENDPOINT: endpoint }
}

/** Without a domain a function knows the address of the site from each request alone. */
export function addressVariables({ domain }: Environment): Variables {
  return domain === null ? {} : { SITE_ADDRESS: `https://${domain.name}` }
}
