import { beforeEach, expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { createCoupon } from '#functions/coupon/coupon'
import { createStore } from '#functions/store/store'
import { callApi } from '../support/api'
import { at, couponForm, plainOffer, storeForm } from '../support/content'
import { contradictions } from '../support/integrity'
import { store, token, useOneStore } from '../support/one-store'

let coupon: Coupon
let deal: Coupon

useOneStore()
beforeEach(async () => {
  coupon = await createCoupon(couponForm({ storeId: store._id }), at('02T08:00'))
  const dealForm = couponForm({ storeId: store._id, title: 'Two for one', type: 'deal', couponCode: null })
  deal = await createCoupon(dealForm, at('03T08:00'))
})

const put = ({ _id: id }: Coupon, changes: unknown) =>
  callApi('PUT /coupons/{id}', { token, params: { id }, json: changes })
const ofStore = async () =>
  (await callApi('GET /stores/coupons/{storeId}', { params: { storeId: store._id } })).body

test('a whole coupon can be changed, but not its store', async () => {
  const other = await createStore(storeForm({ name: 'Other' }), { logo: '/media/o.png' }, at('01T08:00'))
  const changes = {
    percentageOff: 50,
    title: 'Half',
    link: 'https://example.com',
    type: 'coupon',
    couponCode: 'HALF',
  }
  const { status, body, headers } = await put(coupon, { ...changes, storeId: other._id })
  expect({ status, body, etag: headers.etag }).toEqual({
    status: 200,
    body: { ...coupon, ...plainOffer(50), ...changes, version: 2 },
    etag: '"2"',
  })
  expect(await ofStore()).toEqual([deal, body])
  expect(await contradictions()).toEqual([])
})

test('a deal that becomes a coupon needs a code', async () => {
  const refused = await put(deal, { type: 'coupon' })
  expect([refused.status, refused.body.fields]).toEqual([400, { couponCode: 'Coupon code is required.' }])
  const { status, body } = await put(deal, { type: 'coupon', couponCode: 'TWO' })
  expect({ status, body }).toEqual({
    status: 200,
    body: { ...deal, type: 'coupon', couponCode: 'TWO', version: 2 },
  })
})
