import { beforeEach, expect, test } from 'vitest'
import { createCoupon } from '#functions/coupon/coupon'
import { ledgerOf } from '#functions/features/proof/keys'
import { forms } from '#functions/lambdas/pages'
import { queryLast } from '#table/read'
import { callApi } from '../../../support/api'
import { at, couponForm, formDataOf, unusedId } from '../../../support/content'
import { eventOf, type RequestParts } from '../../../support/event'
import { store, useOneStore } from '../../../support/one-store'

let id: string

useOneStore()
beforeEach(async () => {
  id = (await createCoupon(couponForm({ storeId: store._id }), at('02T08:00')))._id
})

async function post(fields: Record<string, string>, parts: RequestParts = {}) {
  const sender = { sourceIp: '203.0.113.1', userAgent: 'Firefox' }
  const event = await eventOf('POST /messages', { form: formDataOf(fields), ...sender, ...parts })
  const { statusCode, headers = {}, body = '' } = await forms({ ...event, rawPath: '/api/forms/signal' })
  return { status: statusCode, location: headers['location'], body }
}

const votes = async () => (await queryLast(ledgerOf(id), 5)).map(({ outcome }) => outcome)
const proof = async () => (await callApi('GET /coupons/{id}/signals', { params: { id } })).body

test('a posted signal counts the view of its sender, and leads to the page of the offer', async () => {
  const { status, location } = await post({ couponId: id, outcome: 'worked' })
  expect(status).toBe(303)
  const [page, time] = String(location).split(/&sent=worked\.(\w+)#outcome$/)
  expect(page).toBe(`/coupons/zephyr?couponId=${id}`)
  expect(Math.abs(Date.now() - Number.parseInt(time!, 36))).toBeLessThan(10_000)
  expect(await votes()).toEqual(['worked'])
  expect((await callApi('GET /coupons/{id}', { params: { id } })).body.viewCount).toBe(1)
  await post({ couponId: id, outcome: 'failed', reason: 'Expired.' })
  expect(await votes()).toEqual(['failed'])
})

test('one that is refused shows the offer with the reason', async () => {
  const { status, body } = await post({ couponId: id, outcome: 'great' })
  expect(status).toBe(400)
  expect(body).toContain('Outcome must be worked, failed or partly.')
  expect(body).toContain('Did it work?')
  expect((await proof()).total).toBe(0)
})

test.each([unusedId, 'nothing', ''])('one about an unknown offer is not found: %j', async (couponId) => {
  expect((await post({ couponId, outcome: 'worked' })).status).toBe(404)
})

test('one that another site has the browser post is refused, and counts no view', async () => {
  const { status } = await post(
    { couponId: id, outcome: 'worked' },
    { headers: { 'sec-fetch-site': 'cross-site' } },
  )
  expect(status).toBe(403)
  expect((await callApi('GET /coupons/{id}', { params: { id } })).body.viewCount).toBe(0)
})
