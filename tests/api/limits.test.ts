import { beforeEach, expect, test, vi } from 'vitest'
import { type LimitedRoute, limits } from '#domain/api/limits'
import { invalidLimits, type Rule } from '#domain/http/limits'
import { networksOf } from '#domain/http/network'
import { limitCalls } from '#functions/rate-limit/limit'
import { callApi } from '../support/api'
import { at, unusedId } from '../support/content'
import { createAccount } from '../support/api-accounts'
import { testOfSources } from '../support/test-of-sources'
import { staffToken } from '../support/tokens'
import { useUpLimit } from '../support/use-up-limit'
import { refusal } from '../support/refusal'
import { store, useOneStore } from '../support/one-store'
import { sampleOf } from '../support/sample'

const sourceIp = '203.0.113.7'

useOneStore()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at('10T12:00') })
})

const message = { fullName: 'Ada', email: 'ada@example.com', message: 'Hello.', website: '' }
const calls = {
  'POST /reviews/create': {
    get json() {
      return { reviewerName: 'Ada', text: 'Fine.', rating: 5, storeId: store._id, website: '' }
    },
  },
  'POST /messages': { json: message },
  'POST /coupons/{id}/views': { params: { id: unusedId } },
  'POST /users/login': { json: { email: 'nobody@example.com', password: 'x' } },
}
const routes = Object.keys(calls) as (keyof typeof calls)[]

const ownRule = (key: keyof typeof calls): Rule => limits[key][0]

/** A few calls at a time: a busy database could let some time out, and not count them. */
async function useUp(
  key: keyof typeof calls,
  count: number,
  from = sourceIp,
): Promise<(number | undefined)[]> {
  const call = () => callApi(key, { ...calls[key], sourceIp: from })
  const statuses: (number | undefined)[] = []
  while (statuses.length < count) {
    const some = Array.from({ length: Math.min(20, count - statuses.length) }, call)
    statuses.push(...(await Promise.all(some)).map(({ status }) => status))
  }
  return statuses
}

testOfSources.each(sampleOf(routes, 2))('%s is limited for one client, and open again later', async (key) => {
  const count = 6
  vi.spyOn(ownRule(key), 'every', 'get').mockReturnValue(30)
  vi.spyOn(ownRule(key), 'count', 'get').mockReturnValue(count)
  expect(await useUp(key, count)).not.toContain(429)
  const { status, body, headers } = await callApi(key, { ...calls[key], sourceIp })
  expect({ status, body, retryAfter: headers['retry-after'] }).toEqual({
    status: 429,
    body: refusal(429, 'too_many', 'Too many tries. Please wait 30 seconds and try again.'),
    retryAfter: '30',
  })

  const other = await callApi(key, { ...calls[key], sourceIp: '203.0.113.8' })
  expect(other.status).not.toBe(429)

  vi.setSystemTime(Date.now() + 30_000)
  expect(await useUp(key, 1)).not.toContain(429)
})

test('of many calls at once only as many as the limit succeed', async () => {
  const { count } = ownRule('POST /messages')
  const call = () => callApi('POST /messages', { json: message, sourceIp })
  const answers = await Promise.all(Array.from({ length: count + 5 }, call))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: count }, () => 201),
    ...Array.from({ length: 5 }, () => 429),
  ])
})

test.each(['POST /messages', 'POST /reviews/create'] as const)(
  '%s has no limit for signed-in staff',
  async (key) => {
    vi.useRealTimers()
    await useUpLimit({ route: key, calling: { client: sourceIp } })
    const call = async (parts: object) => (await callApi(key, { ...calls[key], sourceIp, ...parts })).status
    expect(await call({})).toBe(429)
    expect(await call({ token: await staffToken() })).toBe(201)
  },
)

async function passes(route: LimitedRoute, addresses: string[], account?: string): Promise<number> {
  const count = async (address: string) =>
    limitCalls(route, { ...networksOf(address), ...(account && { account }) }, new Date())
  let passed = 0
  for (const address of addresses) {
    await count(address).then(
      () => passed++,
      () => {},
    )
  }
  return passed
}

const addresses = (count: number, addressOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => addressOf(index))
const inOneNetwork = (index: number) => `2001:db8:1:${(index * 31).toString(16)}`
const anywhere = (index: number) => `10.${index >> 8}.${index & 255}.1`

test('one network of many addresses sends no more than its limit', async () => {
  const route = 'POST /messages'
  const [, block] = limits[route]
  const many = addresses(block.count + 20, inOneNetwork)
  expect(await passes(route, many)).toBe(block.count)
  vi.setSystemTime(Date.now() + 60_000)
  expect(await passes(route, many)).toBe(60 / block.every)
})

test('a flood refuses nobody elsewhere, and a neighbour for a minute at most', async () => {
  const route = 'POST /messages'
  const [client] = limits[route]
  expect(await passes(route, Array<string>(client.count + 10).fill('203.0.113.1'))).toBe(client.count)
  expect(await passes(route, addresses(12, anywhere))).toBe(12)
  expect(await passes(route, ['203.0.113.2', '192.0.2.1'])).toBe(2)
  await expect(limitCalls(route, networksOf('203.0.113.1'), new Date())).rejects.toMatchObject({
    code: 'too_many',
    retryAfter: 60,
  })
})

const jsonBody = (body: string) => ({ headers: { 'content-type': 'application/json' }, body })
const review = { reviewerName: 'Ada', text: 'Fine.', rating: 5, website: '', storeId: unusedId }
const refusals: { key: keyof typeof calls; what: string; call: object }[] = [
  { key: 'POST /messages', what: 'one that is not JSON', call: jsonBody('{"') },
  { key: 'POST /messages', what: 'one that is too large', call: jsonBody(`"${'x'.repeat(300_000)}"`) },
  { key: 'POST /reviews/create', what: 'one of no store', call: { json: review } },
  { key: 'POST /reviews/create', what: 'one of a bot', call: { json: { ...review, website: 'x' } } },
]

testOfSources.each(refusals)(
  'what $key refuses takes no place of what is valid: $what',
  async ({ key, call }) => {
    const count = 2
    vi.spyOn(ownRule(key), 'count', 'get').mockReturnValue(count)
    for (let each = 0; each <= count; each++) {
      const { status } = await callApi(key, { ...call, sourceIp })
      expect([400, 413, 415]).toContain(status)
    }
    const { status } = await callApi(key, { ...calls[key], sourceIp })
    expect(status).toBe(201)
  },
)

testOfSources('what is refused is bounded by itself, and then not even read', async () => {
  const [rule] = invalidLimits
  vi.spyOn(rule, 'count', 'get').mockReturnValue(5)
  for (let each = 0; each < 5; each++) {
    expect((await callApi('POST /messages', { ...jsonBody('{"'), sourceIp })).status).toBe(400)
  }
  const { status, headers } = await callApi('POST /messages', { ...jsonBody('{"'), sourceIp })
  expect([status, headers['retry-after']]).toEqual([429, '2'])
  vi.setSystemTime(Date.now() + 2000)
  expect((await callApi('POST /messages', { json: message, sourceIp })).status).toBe(201)
})

const wrong = { email: 'ada@example.com', password: 'Wr0ngPass!' }

const login = async (json: object, from: string) =>
  (await callApi('POST /users/login', { json, sourceIp: from })).status

test('an account has a limited number of failed sign-ins, whatever addresses they come from', async () => {
  const { count } = limits['POST /users/login'][2]
  expect(await passes('POST /users/login', addresses(count + 10, anywhere), wrong.email)).toBe(count)
  expect(await login({ ...wrong, email: ' ADA@example.com' }, '203.0.113.8')).toBe(429)
  expect(await login({ ...wrong, email: 'grace@example.com' }, '203.0.113.8')).toBe(401)
})

test('a sign-in above the limit looks the same with the right password', async () => {
  const account = await createAccount()
  await useUpLimit({ route: 'POST /users/login', calling: { account: account.email } })
  const answer = async (json: object) => {
    const { status, body, headers } = await callApi('POST /users/login', { json, sourceIp })
    return { status, retryAfter: headers['retry-after'], body: { ...body, requestId: '' } }
  }
  const right = await answer(account)
  expect(right.status).toBe(429)
  expect(await answer({ ...account, password: 'Wr0ngPass!' })).toEqual(right)
  expect(await answer({ ...account, code: '123456' })).toEqual(right)
})

test('who has codes mailed makes nobody behind the same address wait for more than half a minute', async () => {
  const route = 'POST /users/forgotten-password'
  const [pair, client] = limits[route]
  const here = (count: number) => Array<string>(count).fill(sourceIp)
  expect(await passes(route, here(pair.count + 1), 'colleague@example.com')).toBe(pair.count)
  expect(await passes(route, here(1), 'owner@example.com')).toBe(1)
  for (let left = pair.count + 1; left < client.count; left++)
    await passes(route, here(1), `${left}@example.com`)
  expect(await passes(route, here(1), 'owner@example.com')).toBe(0)
  vi.setSystemTime(Date.now() + 30_000)
  expect(await passes(route, here(1), 'owner@example.com')).toBe(1)
  expect(await passes(route, addresses(12, anywhere), 'owner@example.com')).toBe(12)
})

test('a user id is not a user name: it counts as a wrong one, also with the right password', async () => {
  const account = await createAccount()
  const signedIn = await callApi('POST /users/login', { json: account, sourceIp })
  const json = { email: signedIn.body.user._id, password: account.password }
  const { status, body } = await callApi('POST /users/login', { json, sourceIp })
  expect([status, body.message]).toEqual([401, 'Incorrect email or password.'])
})

test('a sign-in with the right password is not counted', async () => {
  const account = await createAccount()
  const calling = { client: sourceIp, account: account.email }
  await useUpLimit({ route: 'POST /users/login', calling, left: 1 })
  for (let call = 0; call < 3; call++) {
    const { status } = await callApi('POST /users/login', { json: account, sourceIp })
    expect(status).toBe(200)
  }
})
