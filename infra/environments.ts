/** What differs between environments. Everything else is the same. */
export interface Environment {
  name: EnvironmentName
  /**
   * The AWS account of the deployment. Credentials for another one are refused. Null allows any, if no data
   * is kept (docs/decisions/0035).
   */
  account: string | null
  /** The name of the CDK's roles and bucket for this environment (docs/deploy.md). */
  qualifier: string
  /**
   * Whether the public may find it: search engines may list it, and are told what has changed. Everything
   * else answers `X-Robots-Tag: noindex`, so that no copy of the site stands beside it in their results.
   */
  isPublic: boolean
  /** Whether table, images and accounts survive their stack, with deletion protection. */
  keepsData: boolean
  /** Days that logs are kept. */
  logDays: 7 | 30 | 90
  /** How many functions the account may run at once (docs/deploy.md). There is an alarm at 80 % of it. */
  accountConcurrency: number
  /**
   * Reserved concurrency of staff's function, so that visitors cannot use all of it up; null reserves none. A
   * new AWS account has 10 in all and refuses it (docs/deploy.md).
   */
  adminConcurrency: number | null
  /** The most pages that render at once, so that other calls have room; null for no bound. */
  pagesConcurrency: number | null
  /** The most pictures of pages that are drawn at once; null for no bound. */
  cardsConcurrency: number | null
  /** CloudFront's firewall; null for none. The number is requests of one address in five minutes. */
  firewall: { requestsPerAddress: number } | null
  /**
   * Who receives alarms. Each confirms AWS's e-mail after the first deployment. An environment that keeps
   * data needs one, or `-c alarms=none`.
   */
  alarmsTo: readonly string[]
  /**
   * Whether it sends mails, from the address in site.ts, whose domain is verified in the Amazon SES of its
   * account (docs/deploy.md). It needs a `domain`, to which mails lead. Otherwise reporters read decisions at
   * the receipt alone.
   */
  sendsMails: boolean
  /** The domain of the site, for `prod` that of its address in site.ts; null for CloudFront's own. */
  domain: Domain | null
  /**
   * The table that replaces the stack's after a recovery, and its stream (docs/runbook.md); null for the
   * stack's.
   */
  recoveredTable: { name: string; stream: string } | null
  /** Count up to rotate the secret that proves that a request came through CloudFront (docs/runbook.md). */
  originSecret: number
}

export interface Domain {
  name: string
  /** The Route 53 zone of the domain. It gets the records and validates the certificate. */
  hostedZone: { id: string; name: string }
  /** Other hosts in the zone, all of whose addresses lead to the same ones of `name`: 'www.example.com'. */
  redirectedFrom?: readonly string[]
  /**
   * Whether browsers refuse every subdomain of `name` without HTTPS for two years, whoever answers there.
   * Nothing takes that back. @default false
   */
  includeSubDomains?: boolean
}

/** CloudFront accepts certificates and firewalls of this region only, so everything is here (record 31). */
export const region = 'us-east-1'

const shared = {
  account: null,
  accountConcurrency: 1000,
  sendsMails: false,
  domain: null,
  recoveredTable: null,
  originSecret: 1,
  alarmsTo: [],
}

const dev: Environment = {
  ...shared,
  name: 'dev',
  qualifier: 'clipdev',
  isPublic: false,
  keepsData: false,
  logDays: 7,
  adminConcurrency: null,
  pagesConcurrency: null,
  cardsConcurrency: null,
  firewall: null,
}

const staging: Environment = {
  ...shared,
  name: 'staging',
  qualifier: 'clipstage',
  isPublic: false,
  keepsData: false,
  logDays: 30,
  adminConcurrency: 5,
  pagesConcurrency: 20,
  cardsConcurrency: 5,
  firewall: { requestsPerAddress: 2000 },
}

const prod: Environment = {
  ...shared,
  name: 'prod',
  qualifier: 'clipprod',
  isPublic: true,
  keepsData: true,
  logDays: 90,
  adminConcurrency: 20,
  pagesConcurrency: 100,
  cardsConcurrency: 20,
  firewall: { requestsPerAddress: 2000 },
}

export const environmentNames = ['dev', 'staging', 'prod'] as const
export type EnvironmentName = (typeof environmentNames)[number]

const environments: Record<EnvironmentName, Environment> = { dev, staging, prod }

/** The environment with this name. Throws with a list of all names. */
export function environmentOf(name: unknown): Environment {
  const known = environmentNames.find((each) => each === name)
  if (known) return environments[known]
  const given =
    typeof name === 'string' && name !== '' ? `There is no environment "${name}".` : 'Which environment?'
  throw new Error(`${given} Use one of: ${environmentNames.join(', ')}.`)
}
