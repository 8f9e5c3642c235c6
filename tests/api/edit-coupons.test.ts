import { beforeEach, expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import type { Store } from '#domain/store/store'
import { createCoupon } from '#functions/coupon/coupon'
import { createStore } from '#functions/store/store'
import { callApi, useEmptyTable } from '../support/api'
import { newCouponFields } from '../features/coupon'
import { at, couponForm, plainOffer, storeForm } from '../support/content'
import { contradictions } from '../support/integrity'
import { allItems } from '../support/table-items'
import { staffToken } from '../support/tokens'

let token: string
let store: Store
let coupon: Coupon
let deal: Coupon

beforeEach(async () => {
  await useEmptyTable()
  token = await staffToken('user')
  store = await createStore(storeForm({ name: 'Zephyr' }), { logo: '/media/logo.png' }, at('01T08:00'))
  coupon = await createCoupon(couponForm({ storeId: store._id }), at('02T08:00'))
  const dealForm = couponForm({ storeId: store._id, title: 'Two for one', type: 'deal', couponCode: null })
  deal = await createCoupon(dealForm, at('03T08:00'))
})

const create = (form: unknown) => callApi('POST /coupons/create', { token, json: form })
const put = ({ _id: id }: Coupon, changes: unknown) =>
  callApi('PUT /coupons/{id}', { token, params: { id }, json: changes })
const remove = (id: string) => callApi('DELETE /coupons/{id}', { token, params: { id } })
const ofStore = async () =>
  (await callApi('GET /stores/coupons/{storeId}', { params: { storeId: store._id } })).body

const form = () => ({
  percentageOff: '15',
  title: 'Winter sale',
  link: 'https://shop.example.com/winter',
  type: 'coupon',
  couponCode: 'WINTER',
  storeId: store._id,
})

test("staff create a coupon, which comes first in its store's list", async () => {
  const { status, body, headers } = await create(form())
  expect({ status, body, etag: headers.etag }).toEqual({
    status: 201,
    body: {
      _id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      storeId: { _id: store._id, name: 'Zephyr', slug: 'zephyr', logo: '/media/logo.png' },
      title: 'Winter sale',
      percentageOff: 15,
      link: 'https://shop.example.com/winter',
      type: 'coupon',
      couponCode: 'WINTER',
      viewCount: 0,
      ...newCouponFields,
      ...plainOffer(15),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      version: 1,
    },
    etag: '"1"',
  })
  expect(await ofStore()).toEqual([body, deal, coupon])
  expect(await contradictions()).toEqual([])
})

test('a deal is created without a code, even if one is sent', async () => {
  const { status, body } = await create({ ...form(), type: 'deal' })
  expect([status, body.couponCode]).toEqual([201, null])
})

test.each([
  [{ couponCode: 7 }, { couponCode: 'Coupon code must be text.' }],
  [{ percentageOff: 5e-324 }, { percentageOff: 'Percentage off must be 0 or at least 0.000000001.' }],
])('a coupon with %j is refused with the message of the field', async (fields, messages) => {
  const before = await allItems()
  const { status, body } = await create({ ...form(), ...fields })
  expect({ status, fields: body.fields }).toEqual({ status: 400, fields: messages })
  expect(await allItems()).toEqual(before)
})

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

test('a coupon that becomes a deal loses its code', async () => {
  const { body } = await put(coupon, { type: 'deal', couponCode: 'KEPT' })
  expect(body).toEqual({ ...coupon, type: 'deal', couponCode: null, version: 2 })
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

test('a code sent with a deal is dropped', async () => {
  expect((await put(deal, { couponCode: 'TWO' })).body).toEqual({ ...deal, version: 2 })
})

test.each([
  [{ couponCode: null }, { couponCode: 'Coupon code is required.' }],
  [{ percentageOff: -1 }, { percentageOff: 'Percentage off must be from 0 to 100.' }],
])('%j is refused with the message of the field, and nothing has changed', async (changes, fields) => {
  const before = await allItems()
  const { status, body } = await put(coupon, changes)
  expect({ status, fields: body.fields }).toEqual({ status: 400, fields })
  expect(await allItems()).toEqual(before)
})

test('views during a change of a coupon are not lost', async () => {
  await Promise.all([
    put(coupon, { title: 'New' }),
    ...Array.from({ length: 5 }, (_, visitor) =>
      callApi('POST /coupons/{id}/views', {
        params: { id: coupon._id },
        sourceIp: `192.0.2.${visitor}`,
      }),
    ),
    put(coupon, { percentageOff: 5 }),
  ])
  const { body } = await callApi('GET /coupons/{id}', { params: { id: coupon._id } })
  expect(body).toEqual({
    ...coupon,
    ...plainOffer(5),
    title: 'New',
    percentageOff: 5,
    viewCount: 5,
    version: 3,
  })
})

test('a deleted coupon is gone, and no longer counted', async () => {
  const { status, body } = await remove(coupon._id)
  expect({ status, body }).toEqual({ status: 204, body: undefined })
  expect([await ofStore(), (await callApi('GET /coupons')).body]).toEqual([[deal], [deal]])
  expect((await callApi('GET /coupons/{id}', { params: { id: coupon._id } })).status).toBe(404)
  expect(await contradictions()).toEqual([])
})
