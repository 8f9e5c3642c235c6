import { beforeEach, expect, test, vi } from 'vitest'
import { countedViews } from '#domain/coupon/limits'
import { couponChangesSchema } from '#domain/coupon/coupon'
import { createCoupon, updateCoupon } from '#functions/coupon/coupon'
import { addViews } from '#functions/coupon/coupon-view'
import { keyOfCoupon } from '#functions/coupon/keys'
import { visitorKeys } from '#functions/rate-limit/keys'
import { getItem } from '#table/read'
import { callApi } from '../support/api'
import { at, couponForm } from '../support/content'
import { testOfSources } from '../support/test-of-sources'
import { allItems } from '../support/table-items'
import { store, token, useOneStore } from '../support/one-store'

let id: string

useOneStore({ once: true, role: 'admin' })

beforeEach(async () => {
  const coupon = await createCoupon(couponForm({ storeId: store._id }), at('02T08:00'))
  id = coupon._id
  vi.useFakeTimers({ toFake: ['Date'], now: at('10T12:00') })
})

const rosa = { sourceIp: '203.0.113.1', userAgent: 'Firefox' }
const viewCoupon = (visitor: object = rosa) =>
  callApi('POST /coupons/{id}/views', { params: { id }, ...visitor })
const viewCount = async () => (await callApi('GET /coupons/{id}', { params: { id } })).body.viewCount

test('a view is counted once for each visitor, coupon and day', async () => {
  const answers = [await viewCoupon(), await viewCoupon(), await viewCoupon({ ...rosa, userAgent: 'Safari' })]
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { viewCount: 1 }],
    [200, { viewCount: 1 }],
    [200, { viewCount: 2 }],
  ])
  expect(await viewCount()).toBe(2)
})

test('one address counts as at most three visitors, whatever user agents it sends', async () => {
  for (let browser = 0; browser < 12; browser++)
    await viewCoupon({ ...rosa, userAgent: `Browser ${browser}` })
  expect(await viewCount()).toBe(countedViews.perClient)
})

testOfSources('a network counts as a limited number of visitors, whatever its addresses are', async () => {
  vi.spyOn(countedViews, 'perBlock', 'get').mockReturnValue(5)
  for (let net = 0; net < 8; net++)
    await viewCoupon({ sourceIp: `2001:db8:1:${net}::1`, userAgent: `Browser ${net}` })
  expect(await viewCount()).toBe(5)
  await viewCoupon({ sourceIp: '2001:db8:2::1', userAgent: 'Firefox' })
  expect(await viewCount()).toBe(6)
})

test('a new day starts a new count, and the total continues', async () => {
  await viewCoupon()
  await viewCoupon({ ...rosa, sourceIp: '203.0.113.2' })
  vi.setSystemTime(at('10T23:59'))
  expect(await viewCount()).toBe(2)
  vi.setSystemTime(at('11T00:00'))
  expect(await viewCount()).toBe(0)
  expect((await viewCoupon()).body).toEqual({ viewCount: 1 })
  expect((await getItem(keyOfCoupon(id)))?.viewTotal).toBe(3)
})

test('two views by one visitor at the same time are counted once', async () => {
  const answers = await Promise.all([viewCoupon(), viewCoupon()])
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { viewCount: 1 }],
    [200, { viewCount: 1 }],
  ])
})

test('no answer and no item shows who has viewed a coupon', async () => {
  await viewCoupon({ sourceIp: '203.0.113.99', userAgent: 'An unusual browser' })
  expect(JSON.stringify(await allItems())).not.toMatch(/203\.0\.113\.99|unusual/)
  expect(await getItem(visitorKeys.salt('2026-05-10'))).toEqual({
    ...visitorKeys.salt('2026-05-10'),
    salt: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: Date.UTC(2026, 4, 11) / 1000,
  })
})

test('staff read the most viewed coupons of today, in order', async () => {
  const day = '2026-05-12'
  vi.setSystemTime(at('12T12:00'))
  const coupons = await Promise.all(
    Array.from({ length: 11 }, (_, seen) =>
      createCoupon(couponForm({ storeId: store._id, title: `Seen ${seen}` }), at('02T08:00')),
    ),
  )
  for (const [seen, coupon] of coupons.entries()) {
    if (seen > 0) await addViews(coupon._id, day, seen)
  }
  await addViews(coupons[0]?._id ?? '', '2026-05-11', 99)

  const { status, body } = await callApi('GET /coupons/mostViewed', { token })
  expect({ status, body }).toEqual({
    status: 200,
    body: coupons
      .slice(1)
      .toReversed()
      .map((coupon, rank) => ({ ...coupon, viewCount: 10 - rank })),
  })
})

test.each([
  ['has expired', { endsAt: '2026-05-09' }],
  ['was withdrawn', { withdrawn: true }],
])('a view of an offer that %s is answered and not counted', async (_, changes) => {
  await viewCoupon()
  const fields = couponChangesSchema.parse(changes)
  await updateCoupon(id, { fields, versions: undefined }, new Date())
  const { status, body } = await viewCoupon({ ...rosa, sourceIp: '203.0.113.9' })
  expect([status, body]).toEqual([200, { viewCount: 1 }])
  expect(await viewCount()).toBe(1)
})

test('an offer that has not started is not there for who views it', async () => {
  const fields = couponChangesSchema.parse({ startsAt: '2026-05-12' })
  await updateCoupon(id, { fields, versions: undefined }, new Date())
  const { status, body } = await viewCoupon()
  expect([status, body.message]).toEqual([404, 'There is no such coupon.'])
  expect((await getItem(keyOfCoupon(id)))?.viewTotal).toBe(0)
})
