import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createCoupon } from '#functions/coupon/coupon'
import { answerFromMemory } from '#functions/http/answer-memory'
import { publicCache } from '#functions/http/public-cache'
import { handler as pages } from '#functions/lambdas/pages'
import { keyOfStore } from '#functions/store/keys'
import { tableName } from '#table/client'
import { callApi } from '../support/api'
import { at, couponForm } from '../support/content'
import { defaultEventOf } from '../support/event'
import { store, token, useOneStore } from '../support/one-store'
import { whenSending } from '../support/when-sending'

/** What a function keeps in its memory of its answers to visitors. */

const now = at('10T12:00')
useOneStore()
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.useFakeTimers({ toFake: ['Date'], now })
})

const seconds = (count: number) => vi.setSystemTime(now.getTime() + count * 1000)

/** As by another process. */
async function renameElsewhere(name: string): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient())
  const { pk, sk } = keyOfStore(store._id)
  await client.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk, sk },
      UpdateExpression: 'SET #name = :name',
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':name': name },
    }),
  )
  client.destroy()
}

const bySlug = (parts = {}) => callApi('GET /stores/slug/{slug}', { params: { slug: 'zephyr' }, ...parts })
const nameOf = async (parts = {}) => (await bySlug(parts)).body.name as string
const pageAt = async (address: string, headers: Record<string, string> = {}) => {
  const [path = '', rawQueryString = ''] = address.split('?')
  const { body = '' } = await pages({ ...defaultEventOf('GET', path), rawQueryString, headers })
  return body
}

test('an answer and a page are given again for 10 seconds', async () => {
  expect([await nameOf(), await pageAt('/store/zephyr')]).toEqual([
    'Zephyr',
    expect.stringContaining('Zephyr'),
  ])
  await renameElsewhere('Boreas')
  seconds(9)
  expect(await nameOf()).toBe('Zephyr')
  expect(await pageAt('/store/zephyr')).not.toContain('Boreas')
  seconds(10)
  expect(await nameOf()).toBe('Boreas')
  expect(await pageAt('/store/zephyr')).toContain('Boreas')
})

const one = { 'x-viewer-host': 'one.example' }
const two = { 'x-viewer-host': 'two.example' }

test('staff and a page that is to be fresh get a new one', async () => {
  await nameOf()
  await pageAt('/store/zephyr')
  await renameElsewhere('Boreas')
  expect(await nameOf({ token })).toBe('Boreas')
  expect(await pageAt('/store/zephyr?fresh=1')).toContain('Boreas')
  expect([await nameOf(), await pageAt('/store/zephyr')]).toEqual([
    'Zephyr',
    expect.not.stringContaining('Boreas'),
  ])
})

test('other hosts and who knows the answer get one of what was read within 10 seconds', async () => {
  await nameOf()
  const page = await pageAt('/store/zephyr', one)
  expect(page).not.toContain('https://two.example')
  await renameElsewhere('Boreas')
  const again = async () => [
    await nameOf({ headers: { 'if-none-match': '"other"' } }),
    await pageAt('/store/zephyr', two),
  ]
  const [name, other] = await again()
  expect(name).toBe('Zephyr')
  expect(other).not.toContain('Boreas')
  expect(other).not.toContain('https://one.example')
  seconds(10)
  expect(await again()).toEqual(['Boreas', expect.stringContaining('Boreas')])
})

test('what does not exist is not asked for again', async () => {
  const sent = whenSending((_, send) => send())
  const requestsOf = async (limit: string) => {
    sent.mockClear()
    await callApi('GET /stores/search/{term}', { params: { term: 'zehpir' }, query: { limit } })
    return sent.mock.calls.length
  }
  expect([await requestsOf('9'), await requestsOf('8')]).toEqual([4, 0])
})

test('a write of the same process ends all of them', async () => {
  await nameOf()
  await renameElsewhere('Boreas')
  await createCoupon(couponForm({ storeId: store._id, title: 'New' }), now)
  expect(await nameOf()).toBe('Boreas')
})

test('caches keep an answer no longer for having been in memory, and never past its end', async () => {
  const cacheControl = async (key: 'GET /stores/slug/{slug}' | 'GET /coupons') =>
    (await callApi(key, { params: { slug: 'zephyr' } })).headers['cache-control']
  await cacheControl('GET /stores/slug/{slug}')
  seconds(8)
  expect(await cacheControl('GET /stores/slug/{slug}')).toContain('s-maxage=45, stale-while-revalidate=7,')

  seconds(0)
  await createCoupon(couponForm({ storeId: store._id, title: 'Ends', endsAt: '2026-05-11' }), now)
  vi.setSystemTime(at('11T23:59').getTime() + 54_000)
  expect(await cacheControl('GET /coupons')).toContain('s-maxage=6, stale-while-revalidate=0,')
  vi.setSystemTime(at('11T23:59').getTime() + 57_000)
  expect(await cacheControl('GET /coupons')).toContain('s-maxage=3, stale-while-revalidate=0,')
})

test('the memory is bounded', async () => {
  const { body, headers } = await callApi('GET /stores')
  const large = { statusCode: 200, headers: headers as Record<string, string>, body: 'x'.repeat(6_000_000) }
  const made: string[] = []
  const ask = (path: string) =>
    answerFromMemory(defaultEventOf('GET', path), () => {
      made.push(path)
      return Promise.resolve(large)
    })
  for (const path of ['/a', '/b', '/c', '/c', '/b', '/a']) await ask(path)
  expect(made).toEqual(['/a', '/b', '/c', '/a'])
  expect(body).toHaveLength(1)
})

test('an answer that a write has overtaken is not given again', async () => {
  let made = 0
  const ask = () =>
    answerFromMemory(defaultEventOf('GET', '/overtaken'), async () => {
      if (made++ === 0) await createCoupon(couponForm({ storeId: store._id, title: 'Meanwhile' }), now)
      return { statusCode: 200, headers: { 'cache-control': publicCache(undefined, now) }, body: '' }
    })
  for (let time = 0; time < 3; time++) await ask()
  expect(made).toBe(2)
})
