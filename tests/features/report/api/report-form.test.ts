import { beforeEach, expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { createCoupon } from '#functions/coupon/coupon'
import { forms } from '#functions/lambdas/pages'
import { callApi } from '../../../support/api'
import { couponForm, formDataOf, unusedId } from '../../../support/content'
import { eventOf } from '../../../support/event'
import { allItems } from '../../../support/table-items'
import { staffToken } from '../../../support/tokens'
import { store, useOneStore } from '../../../support/one-store'

let coupon: Coupon

useOneStore()
beforeEach(async () => {
  coupon = await createCoupon(couponForm({ storeId: store._id, title: 'A fifth off' }), new Date())
})

const text = 'It is\nnot true. <b>'
const stored = async () => (await allItems()).filter(({ sk }) => sk === 'REPORT' || sk === 'RECEIPT')

async function post(fields: Record<string, string>, headers = {}) {
  const form = formDataOf({ website: '', ...fields })
  const event = await eventOf('POST /messages', { form, headers })
  return forms({ ...event, rawPath: '/api/forms/report' })
}

test('without JavaScript the form leads to its receipt', async () => {
  const { statusCode, headers } = await post({ coupon: coupon._id, kind: 'fake', text, email: '' })
  const [{ _id }] = (await callApi('GET /reports', { token: await staffToken('user') })).body
  expect([statusCode, headers?.['location']]).toEqual([303, `/report/${_id}`])
})

test('without JavaScript a refusal keeps what was typed and what it is about', async () => {
  const { statusCode, body = '' } = await post({ coupon: coupon._id, kind: '', text })
  expect(statusCode).toBe(400)
  expect(body).toContain('Kind is required.')
  expect(body).toContain(`name="coupon" value="${coupon._id}"`)
  expect(body).toContain('not true. &lt;b&gt;')
  expect(await stored()).toEqual([])
})

test('a form with a review and an offer is refused', async () => {
  const { statusCode } = await post({ review: unusedId, coupon: coupon._id, kind: 'fake', text })
  expect(statusCode).toBe(400)
  expect(await stored()).toEqual([])
})

test('a form that names nothing is told so', async () => {
  const { statusCode, body } = await post({ kind: 'fake', text })
  expect([statusCode, body?.includes('A review or an offer is required.')]).toEqual([400, true])
})
