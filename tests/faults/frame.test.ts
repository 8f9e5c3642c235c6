import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createCoupon } from '#functions/coupon/coupon'
import { handler } from '#functions/lambdas/pages'
import { read } from '#lib/read'
import { aboveHeader } from '../../src/app/frame'
import { useEmptyTable } from '../support/api'
import { couponForm } from '../support/content'
import { defaultEventOf } from '../support/event'
import { faults, withFault } from './inject'
import { withoutFrame } from '../support/without-frame'
import { newStore } from '../support/one-store'

withoutFrame()

let id: string

/** Seconds until the coupon expires: less than caches keep a page that does not change. */
const left = 30

beforeAll(async () => {
  await useEmptyTable()
  const now = new Date()
  const store = await newStore({ name: 'Nike' }, now)
  const endsAt = new Date(now.getTime() + left * 1000).toISOString()
  const coupon = await createCoupon(couponForm({ storeId: store._id, title: 'Trainers', endsAt }), now)
  id = coupon._id
})
afterEach(() => {
  aboveHeader.length = 0
})

const part = () => ({ reads: read('GET /coupons/{id}', { id }), Component: Title })

function Title() {
  return useQuery(read('GET /coupons/{id}', { id })).data?.title
}

async function open(path: string) {
  const { statusCode, headers, body = '' } = await handler(defaultEventOf('GET', path))
  const cached = /s-maxage=(\d+)/.exec(String(headers?.['cache-control']))?.[1]
  return {
    status: statusCode,
    cached: cached === undefined ? 0 : Number(cached),
    isInPage: body.includes(id),
  }
}

test.each([
  ['/our-story', 200],
  ['/nothing', 404],
  ['/blogs', 200],
])('%s has what its frame reads, and no cache keeps it longer', async (path, status) => {
  expect(await open(path)).toEqual({ status, cached: 45, isInPage: false })
  aboveHeader.push(part())
  const { cached, ...page } = await open(path)
  expect(page).toEqual({ status, isInPage: true })
  expect(cached).toBeLessThanOrEqual(left)
})

test('a page that reads nothing is there while its frame cannot be read, and is not cached', async () => {
  aboveHeader.push(part())
  const { result } = await withFault(() => open('/our-story'), {
    failing: 0,
    fault: faults.refuses,
    andRest: true,
  })
  expect(result).toEqual({ status: 200, cached: 0, isInPage: true })
})

test('a frame that reads nothing asks the database nothing', async () => {
  const { requests } = await withFault(() => open('/our-story'))
  expect(requests).toBe(0)
})
