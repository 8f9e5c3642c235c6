import { expect, test } from 'vitest'
import { site } from '#site'
import { environmentNames, environmentOf } from './environments'
import { checkedEnvironment } from './app-context'

const ours = '111111111111'
const another = '222222222222'

/** The name of the environment, or the reason why it is refused. */
function checked(context: Record<string, unknown>, account?: string): string {
  try {
    return checkedEnvironment({ alarms: 'none', ...context }, { CDK_DEFAULT_ACCOUNT: account }).name
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

test('without credentials every environment can be synthesized', () => {
  expect(environmentNames.map((env) => checked({ env }))).toEqual(environmentNames)
})

test('an environment that keeps data needs a receiver of alarms, and every environment our region', () => {
  expect(environmentNames.map((env) => checked({ env, alarms: undefined }))).toEqual([
    'dev',
    'staging',
    'Nobody would be told of an alarm of prod: set its alarmsTo in infra/environments.ts, or say -c alarms=none.',
  ])
  expect(() => checkedEnvironment({ env: 'dev' }, { CDK_DEFAULT_REGION: 'eu-west-1' })).toThrow(
    'Everything is in us-east-1 (infra/environments.ts), not in eu-west-1: set AWS_REGION=us-east-1.',
  )
  expect(checked({})).toBe('Which environment? Use one of: dev, staging, prod.')
})

test('an environment with an account refuses credentials for another one', () => {
  const settings = environmentNames.map(environmentOf)
  const before = settings.map(({ account }) => account)
  for (const each of settings) each.account = ours
  try {
    expect(environmentNames.map((env) => checked({ env }, ours))).toEqual(environmentNames)
    expect(environmentNames.map((env) => checked({ env }, another))).toEqual(
      environmentNames.map(
        (name) => `${name} is in the account ${ours} (infra/environments.ts), not in ${another}.`,
      ),
    )
  } finally {
    for (const [at, each] of settings.entries()) each.account = before[at] ?? null
  }
})

test('mails come from an address, and lead to the domain of the site', () => {
  const settings = environmentOf('dev')
  const { sendsMails, domain } = settings
  const { mailFrom } = site
  const ourDomain = { name: 'example.com', hostedZone: { id: 'Z0123456789', name: 'example.com' } }
  const withMail = (from: string, at: typeof domain) => {
    site.mailFrom = { name: 'Ada', address: from }
    Object.assign(settings, { sendsMails: true, domain: at })
    return checked({ env: 'dev' })
  }
  try {
    expect([
      withMail('no-reply@example.com', ourDomain),
      withMail('no-reply@example.com', null),
      withMail('Ada <no-reply@example.com>', ourDomain),
    ]).toEqual([
      'dev',
      'Mails lead to the domain of the site: set the domain of dev (infra/environments.ts).',
      'mailFrom.address in site.ts is no address like no-reply@example.com.',
    ])
  } finally {
    Object.assign(settings, { sendsMails, domain })
    site.mailFrom = mailFrom
  }
})

test('the domain of prod is the address in site.ts, or CloudFront’s own', () => {
  const settings = environmentNames.map(environmentOf)
  const before = settings.map(({ domain }) => domain)
  const { address } = site
  const withDomain = (name: string | null) => {
    for (const each of settings) {
      each.domain = name === null ? null : { name, hostedZone: { id: 'Z0123456789', name } }
    }
    return environmentNames.map((env) => checked({ env }))
  }
  try {
    site.address = 'https://www.example.org'
    expect([withDomain(null), withDomain('www.example.org')]).toEqual([environmentNames, environmentNames])
    expect(withDomain('example.org')).toEqual([
      'dev',
      'staging',
      'https://www.example.org, the address in site.ts, is not the domain of prod, example.org (infra/environments.ts).',
    ])
  } finally {
    for (const [at, each] of settings.entries()) each.domain = before[at] ?? null
    site.address = address
  }
})

test('only an environment that keeps data needs an account', () => {
  expect(environmentNames.map((env) => checked({ env }, ours))).toEqual([
    'dev',
    'staging',
    `prod keeps its data and needs an account of its own: set its account in infra/environments.ts (your credentials are for ${ours}).`,
  ])
})

test('every environment has its own deployment roles', () => {
  const qualifiers = environmentNames.map((name) => environmentOf(name).qualifier)
  expect(new Set(qualifiers).size).toBe(environmentNames.length)
  // The length that the CDK allows, in the characters that a bucket name allows.
  expect(qualifiers.filter((each) => !/^[a-z\d]{1,10}$/.test(each))).toEqual([])
})

test('a first deployment keeps nothing, so that it can be rolled back', () => {
  const { keepsData, ...first } = checkedEnvironment({ env: 'prod', first: 'yes', alarms: 'none' }, {})
  const { keepsData: keeps, ...later } = checkedEnvironment({ env: 'prod', alarms: 'none' }, {})
  expect([keepsData, keeps]).toEqual([false, true])
  expect(first).toEqual(later)
})
