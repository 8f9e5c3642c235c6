import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#domain/limits'
import { limitCalls } from '#functions/data/limit'
import { callApi, useEmptyTable } from '../support/api'
import { at, unusedId } from '../support/content'
import { createAccount } from '../support/staff'
import { staffToken } from '../support/tokens'

const sourceIp = '203.0.113.7'

beforeEach(async () => {
  await useEmptyTable()
  vi.useFakeTimers({ toFake: ['Date'], now: at('10T12:00') })
})
afterEach(() => vi.useRealTimers())

const calls = {
  'POST /reviews/create': { json: {} },
  'POST /messages': { json: {} },
  'POST /coupons/{id}/views': { params: { id: unusedId } },
  'POST /users/login': { json: { email: 'nobody@example.com', password: 'x' } },
}
const routes = Object.keys(calls) as (keyof typeof calls)[]

/** Calls a route this often, and not all at once: a busy database that lets one wait too long would not count it. */
async function useUp(key: keyof typeof calls, count: number): Promise<(number | undefined)[]> {
  const call = () => callApi(key, { ...calls[key], sourceIp })
  const statuses: (number | undefined)[] = []
  while (statuses.length < count) {
    const some = Array.from({ length: Math.min(20, count - statuses.length) }, call)
    statuses.push(...(await Promise.all(some)).map(({ status }) => status))
  }
  return statuses
}

test.each(routes)('%s is limited for one client, and open again after a while', async (key) => {
  const { count, seconds } = limits[key].client
  expect(await useUp(key, count)).not.toContain(429)
  vi.setSystemTime(Date.now() + (seconds - 30) * 1000)
  const { status, body, headers } = await callApi(key, { ...calls[key], sourceIp })
  expect({ status, body, retryAfter: headers['retry-after'] }).toEqual({
    status: 429,
    body: {
      statusCode: 429,
      error: 'too_many',
      message: 'Too many tries. Please wait 30 seconds and try again.',
      requestId: expect.any(String),
    },
    retryAfter: '30',
  })

  const other = await callApi(key, { ...calls[key], sourceIp: '203.0.113.8' })
  expect(other.status).not.toBe(429)

  vi.setSystemTime(Date.now() + 30_000)
  expect(await useUp(key, 1)).not.toContain(429)
})

test('of many calls at once no more than the limit get through', async () => {
  const { count } = limits['POST /messages'].client
  const answers = await Promise.all(
    Array.from({ length: count + 5 }, () => callApi('POST /messages', { json: {}, sourceIp })),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
})

test.each(['POST /messages', 'POST /reviews/create'] as const)(
  'staff who are signed in may call %s as often as they like',
  async (key) => {
    vi.useRealTimers()
    const token = await staffToken()
    await useUp(key, limits[key].client.count)
    const { status } = await callApi(key, { ...calls[key], sourceIp, token })
    expect(status).toBe(400)
  },
)

test('all clients together are limited too, and one that is refused takes nothing from the others', async () => {
  vi.spyOn(limits['POST /messages'].everyone, 'count', 'get').mockReturnValue(12)
  const call = (address: string) => limitCalls('POST /messages', { address }, at('10T12:00'))
  const attempts = []
  for (let attempt = 0; attempt < 20; attempt++) {
    attempts.push(await Promise.allSettled([call('203.0.113.1')]))
  }
  expect(attempts.flat().filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  await call('203.0.113.2')
  await call('203.0.113.3')
  await expect(call('203.0.113.4')).rejects.toMatchObject({ code: 'too_many', retryAfter: 3600 })
})

test('tries to sign in are limited for one e-mail address, from wherever they come', async () => {
  const { count } = limits['POST /users/login'].email
  const json = { email: 'ada@example.com', password: 'Wr0ngPass!' }
  await Promise.all(Array.from({ length: count }, () => callApi('POST /users/login', { json })))
  const { status } = await callApi('POST /users/login', { json: { ...json, email: ' ADA@example.com' } })
  expect(status).toBe(429)
  const other = await callApi('POST /users/login', { json: { ...json, email: 'grace@example.com' } })
  expect(other.status).toBe(401)
})

test('who signs in with the right password is not counted', async () => {
  const account = await createAccount()
  const { count } = limits['POST /users/login'].client
  for (let call = 0; call < count + 5; call++) {
    const { status } = await callApi('POST /users/login', { json: account, sourceIp })
    expect(status).toBe(200)
  }
})
