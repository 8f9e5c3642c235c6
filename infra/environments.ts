export interface Environment {
  name: EnvironmentName
  /** Credentials for another account are refused. Null allows any, if no data is kept (record 35). */
  account: string | null
  /** The name of the CDK's roles and bucket (docs/deploy.md). */
  qualifier: string
  /** Search engines may list it and hear of changes. Otherwise answers have `X-Robots-Tag: noindex`. */
  isPublic: boolean
  /** Table, images and accounts survive their stack, with deletion protection. */
  keepsData: boolean
  logDays: 7 | 30 | 90
  /** The concurrency that the account has (docs/deploy.md). There is an alarm at 80 % of it. */
  accountConcurrency: number
  /**
   * The most calls of a function at once, for which the account keeps room. Null reserves none: a new AWS
   * account has 10 in all and refuses it (docs/deploy.md).
   */
  concurrency: Record<'admin' | 'pages' | 'cards' | 'images', number> | null
  /** Null for none. Requests of one address in five minutes. */
  firewall: { requestsPerAddress: number } | null
  /** Each confirms AWS's e-mail after the first deployment. Required if data is kept, or `-c alarms=none`. */
  alarmsTo: readonly string[]
  /** Needs a `domain`, and that of the address in site.ts verified in Amazon SES (docs/deploy.md). */
  sendsMails: boolean
  /** For `prod` that of its address in site.ts; null for CloudFront's own. */
  domain: Domain | null
  /** Replaces the stack's table after a recovery (docs/runbook.md). */
  recoveredTable: { name: string; stream: string } | null
  /** Count up to rotate the secret that proves that a request came through CloudFront (docs/runbook.md). */
  originSecret: number
}

export interface Domain {
  name: string
  /** Route 53. Gets the records and validates the certificate. */
  hostedZone: { id: string; name: string }
  /** Other hosts in the zone, which redirect to `name`: 'www.example.com'. */
  redirectedFrom?: readonly string[]
  /** Browsers refuse subdomains without HTTPS for two years. Nothing takes that back. @default false */
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
  isPublic: false,
  keepsData: false,
  concurrency: null,
  firewall: null,
}

const dev: Environment = {
  ...shared,
  name: 'dev',
  qualifier: 'clipdev',
  logDays: 7,
}

const staging: Environment = {
  ...shared,
  name: 'staging',
  qualifier: 'clipstage',
  logDays: 30,
  concurrency: { admin: 5, pages: 20, cards: 5, images: 5 },
  firewall: { requestsPerAddress: 2000 },
}

const prod: Environment = {
  ...shared,
  name: 'prod',
  qualifier: 'clipprod',
  isPublic: true,
  keepsData: true,
  logDays: 90,
  concurrency: { admin: 20, pages: 100, cards: 20, images: 20 },
  firewall: { requestsPerAddress: 2000 },
}

export const environmentNames = ['dev', 'staging', 'prod'] as const
export type EnvironmentName = (typeof environmentNames)[number]

const environments: Record<EnvironmentName, Environment> = { dev, staging, prod }

/** Throws with a list of all names. */
export function environmentOf(name: unknown): Environment {
  const known = environmentNames.find((each) => each === name)
  if (known) return environments[known]
  const problem =
    typeof name === 'string' && name !== '' ? `There is no environment "${name}".` : 'Which environment?'
  throw new Error(`${problem} Use one of: ${environmentNames.join(', ')}.`)
}
