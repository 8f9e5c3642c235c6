/** What differs between environments; all else is the same in each. */
export interface Environment {
  name: EnvironmentName
  /**
   * The AWS account that it is deployed to: credentials for another one are refused. Null takes any, where
   * nothing is kept (docs/decisions/0035).
   */
  account: string | null
  /** Tells the roles and the bucket that the CDK deploys it with from those of others (docs/deploy.md). */
  qualifier: string
  /**
   * Whether table, images and accounts stay when their stack is deleted, and are protected from being
   * deleted.
   */
  keepsData: boolean
  /** Days that logs are kept. */
  logDays: 7 | 30 | 90
  /**
   * How many staff calls may run at once, set aside for them, so that visitors can't take their place; null
   * sets nothing aside. A new AWS account has 10 for everything and refuses it (docs/deploy.md).
   */
  adminConcurrency: number | null
  /**
   * How many pages may be rendered at once, so that they can't take the place of all other calls; null for no
   * bound.
   */
  pagesConcurrency: number | null
  /** CloudFront's firewall; null for none. Requests are those of one address in five minutes. */
  firewall: { requestsPerAddress: number } | null
  /**
   * Who is told of alarms. Each has to confirm the e-mail that AWS sends at the first deployment. Where data
   * is kept, an environment without any is refused, unless it is asked for with `-c alarms=none`.
   */
  alarmsTo: readonly string[]
  /** The address of the site; null for the one that CloudFront gives it. */
  domain: Domain | null
  /**
   * The table to use in place of the one of the stack, after a recovery (docs/runbook.md); null for that one.
   */
  recoveredTable: string | null
  /**
   * Counts up to rotate what tells the functions that a request came through CloudFront (docs/runbook.md).
   */
  originSecret: number
}

export interface Domain {
  name: string
  /** The zone of Route 53 that the name is in, which then gets its records and proves the certificate. */
  hostedZone: { id: string; name: string }
}

/** CloudFront takes certificates and firewalls from this region alone, so everything is there (record 31). */
export const region = 'us-east-1'

const shared = { account: null, domain: null, recoveredTable: null, originSecret: 1, alarmsTo: [] }

const dev: Environment = {
  ...shared,
  name: 'dev',
  qualifier: 'clipdev',
  keepsData: false,
  logDays: 7,
  adminConcurrency: null,
  pagesConcurrency: null,
  firewall: null,
}

const staging: Environment = {
  ...shared,
  name: 'staging',
  qualifier: 'clipstage',
  keepsData: false,
  logDays: 30,
  adminConcurrency: 5,
  pagesConcurrency: 20,
  firewall: { requestsPerAddress: 2000 },
}

const prod: Environment = {
  ...shared,
  name: 'prod',
  qualifier: 'clipprod',
  keepsData: true,
  logDays: 90,
  adminConcurrency: 20,
  pagesConcurrency: 100,
  firewall: { requestsPerAddress: 2000 },
}

export const environmentNames = ['dev', 'staging', 'prod'] as const
export type EnvironmentName = (typeof environmentNames)[number]

const environments: Record<EnvironmentName, Environment> = { dev, staging, prod }

/** The environment of that name. Throws with the list of those there are. */
export function environmentOf(name: unknown): Environment {
  const known = environmentNames.find((each) => each === name)
  if (known) return environments[known]
  const given =
    typeof name === 'string' && name !== '' ? `There is no environment "${name}".` : 'Which environment?'
  throw new Error(`${given} Use one of: ${environmentNames.join(', ')}.`)
}
