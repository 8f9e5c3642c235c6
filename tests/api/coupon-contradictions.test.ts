import { describe, expect, test } from 'vitest'
import { callApi } from '../support/api'
import { unusedId } from '../support/content'
import { store, token, useOneStore } from '../support/one-store'

useOneStore({ once: true, role: 'admin' })

const link = 'https://shop.example.com'
const plain = () => ({ storeId: store._id, title: 'Everything', link, type: 'deal' })

const create = (json: object) => callApi('POST /coupons/create', { token, json: { ...plain(), ...json } })
const put = (id: string, json: object) => callApi('PUT /coupons/{id}', { token, params: { id }, json })
const read = async (id: string) => (await callApi('GET /coupons/{id}', { token, params: { id } })).body

const offers = [
  { percentageOff: 33.333333 },
  { percentageOff: 0 },
  { discount: { kind: 'percent', value: 7.5, upTo: 50, currency: 'GBP' } },
  { discount: { kind: 'amount', value: 1000, currency: 'JPY' } },
  { discount: { kind: 'amount', value: 9.999, currency: 'KWD' } },
  { discount: { kind: 'shipping' } },
  { discount: { kind: 'other' } },
  { percentageOff: 20, endsAt: '2099-12-24T18:00', endsPrecision: 'day' },
  { percentageOff: 20, endsAt: '2099-12-24T18:00', startsAt: '2026-01-01T10:30' },
  { percentageOff: 20, minimumSpend: { amount: 0 }, terms: 'Once.', exclusive: true, source: 'feed:awin' },
  { percentageOff: 20, minimumSpend: { amount: 12.5, currency: 'EUR' }, withdrawn: true },
]

test.each(offers)('what was read of %j is taken back as it is', async (offer) => {
  const created = await create(offer)
  expect(created.status).toBe(201)
  const before = await read(created.body._id)
  const { status, body } = await put(before._id, before)
  expect([status, body]).toEqual([200, { ...before, version: 2 }])
})

describe('a percentage', () => {
  test('that is not that of the discount is refused, and named', async () => {
    const { status, body } = await create({ percentageOff: 30, discount: { kind: 'percent', value: 20 } })
    const fields = { percentageOff: 'Percentage off must be that of the discount.' }
    expect([status, body.fields]).toEqual([400, fields])
    const { _id: id } = (await create({ percentageOff: 20 })).body
    const changed = await put(id, { percentageOff: 30, discount: { kind: 'percent', value: 40 } })
    expect([changed.status, changed.body.fields]).toEqual([400, fields])
  })

  test('counts beside a discount that was read before, and the other way round', async () => {
    const coupon = (await create({ percentageOff: 20 })).body
    expect((await put(coupon._id, { ...coupon, percentageOff: 30 })).body.discount).toEqual({
      kind: 'percent',
      value: 30,
    })
    const { body } = await put(coupon._id, { percentageOff: 30, discount: { kind: 'percent', value: 35 } })
    expect(body.percentageOff).toBe(35)
  })
})

test('an offer may be withdrawn from the beginning', async () => {
  const { body } = await create({ percentageOff: 20, withdrawn: true })
  expect([body.status, body.withdrawnAt]).toEqual(['withdrawn', body.createdAt])
})

test('a deal becomes a coupon with a code, and stays with its store', async () => {
  const deal = (await create({ percentageOff: 20 })).body
  const refused = await put(deal._id, { type: 'coupon' })
  expect([refused.status, refused.body.fields]).toEqual([400, { couponCode: 'Coupon code is required.' }])
  const changes = { type: 'coupon', couponCode: 'TWO' }
  const { status, body } = await put(deal._id, { ...changes, storeId: unusedId })
  expect([status, body]).toEqual([200, { ...deal, ...changes, version: 2 }])
})
