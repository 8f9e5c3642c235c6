import { afterEach, expect, test } from 'vitest'
import { site } from '#site'
import { environmentNames, environmentOf } from './environments'
import { checkedEnvironment } from './app-context'

const ours = '111111111111'
const another = '222222222222'

function checked(context: Record<string, unknown>, account?: string): string {
  try {
    return checkedEnvironment({ alarms: 'none', ...context }, { CDK_DEFAULT_ACCOUNT: account }).name
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

type Settings = ReturnType<typeof environmentOf>

function withSettings<Result>(changed: Partial<Settings>, check: () => Result): Result {
  const settings = environmentNames.map(environmentOf)
  const before = settings.map((each) => ({ ...each }))
  for (const each of settings) Object.assign(each, changed)
  try {
    return check()
  } finally {
    for (const [at, each] of settings.entries()) Object.assign(each, before[at])
  }
}

const { address, mailFrom } = site
afterEach(() => void Object.assign(site, { address, mailFrom }))

const ofAll = (context = {}, account?: string) =>
  environmentNames.map((env) => checked({ env, ...context }, account))

test('without credentials every environment can be synthesized', () => {
  expect(ofAll()).toEqual(environmentNames)
})

test('an environment that keeps data needs a receiver of alarms, and every environment our region', () => {
  expect(ofAll({ alarms: undefined })).toEqual([
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
  const checkedWith = (account: string) => withSettings({ account: ours }, () => ofAll({}, account))
  expect(checkedWith(ours)).toEqual(environmentNames)
  expect(checkedWith(another)).toEqual(
    environmentNames.map(
      (name) => `${name} is in the account ${ours} (infra/environments.ts), not in ${another}.`,
    ),
  )
})

const domainOf = (name: string) => ({ name, hostedZone: { id: 'Z0123456789', name } })

test('mails come from an address, and lead to the domain of the site', () => {
  const withMail = (from: string, domain: Settings['domain']) => {
    site.mailFrom = { name: 'Ada', address: from }
    return withSettings({ sendsMails: true, domain }, () => checked({ env: 'dev' }))
  }
  expect([
    withMail('no-reply@example.com', domainOf('example.com')),
    withMail('no-reply@example.com', null),
    withMail('Ada <no-reply@example.com>', domainOf('example.com')),
  ]).toEqual([
    'dev',
    'Mails lead to the domain of the site: set the domain of dev (infra/environments.ts).',
    'mailFrom.address in site.ts is no address like no-reply@example.com.',
  ])
})

test('the domain of prod is the address in site.ts, or CloudFront’s own', () => {
  site.address = 'https://www.example.org'
  const withDomain = (name: string | null) =>
    withSettings({ domain: name === null ? null : domainOf(name) }, () => ofAll())
  expect([withDomain(null), withDomain('www.example.org')]).toEqual([environmentNames, environmentNames])
  expect(withDomain('example.org')).toEqual([
    'dev',
    'staging',
    'https://www.example.org, the address in site.ts, is not the domain of prod, example.org (infra/environments.ts).',
  ])
})

test('only an environment that keeps data needs an account', () => {
  expect(ofAll({}, ours)).toEqual([
    'dev',
    'staging',
    `prod keeps its data and needs an account of its own: set its account in infra/environments.ts (your credentials are for ${ours}).`,
  ])
})

test('a first deployment keeps nothing, so that it can be rolled back', () => {
  const { keepsData, ...first } = checkedEnvironment({ env: 'prod', first: 'yes', alarms: 'none' }, {})
  const { keepsData: keeps, ...later } = checkedEnvironment({ env: 'prod', alarms: 'none' }, {})
  expect([keepsData, keeps]).toEqual([false, true])
  expect(first).toEqual(later)
})
