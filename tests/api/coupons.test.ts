import { beforeAll, expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import type { Store } from '#domain/store/store'
import { createCoupon } from '#functions/coupon/coupon'
import { createStore } from '#functions/store/store'
import { callApi, nextOf, useEmptyTable } from '../support/api'
import { newCouponFields } from '../features/coupon'
import { at, couponForm, plainOffer, storeForm } from '../support/content'

let store: Store
let other: Store
let coupon: Coupon
let deal: Coupon

beforeAll(async () => {
  await useEmptyTable()
  const logo = { logo: '/media/logo.png' }
  store = await createStore(storeForm({ name: 'Zephyr' }), logo, at('01T08:00'))
  other = await createStore(storeForm({ name: 'Other' }), logo, at('01T08:00'))
  coupon = await createCoupon(couponForm({ storeId: store._id }), at('02T08:00'))
  await createCoupon(couponForm({ storeId: other._id, title: 'Elsewhere' }), at('03T08:00'))
  const dealForm = couponForm({ storeId: store._id, title: 'Two for one', type: 'deal', couponCode: null })
  deal = await createCoupon(dealForm, at('04T08:00'))
})

const titles = (coupons: Coupon[]) => coupons.map(({ title }) => title)

test('the coupons of a store come newest first, with their store', async () => {
  const { status, body } = await callApi('GET /stores/coupons/{storeId}', { params: { storeId: store._id } })
  const storeId = { _id: store._id, name: 'Zephyr', slug: 'zephyr', logo: '/media/logo.png' }
  expect(status).toBe(200)
  expect(body).toEqual([
    {
      _id: deal._id,
      storeId,
      title: 'Two for one',
      percentageOff: 20,
      link: 'https://shop.example.com/sale',
      type: 'deal',
      couponCode: null,
      viewCount: 0,
      ...newCouponFields,
      ...plainOffer(20),
      createdAt: '2026-05-04T08:00:00.000Z',
      version: 1,
    },
    {
      _id: coupon._id,
      storeId,
      title: 'Everything',
      percentageOff: 20,
      link: 'https://shop.example.com/sale',
      type: 'coupon',
      couponCode: 'SAVE20',
      viewCount: 0,
      ...newCouponFields,
      ...plainOffer(20),
      createdAt: '2026-05-02T08:00:00.000Z',
      version: 1,
    },
  ])
})

test('a store without coupons has an empty list of them', async () => {
  const bare = await createStore(storeForm({ name: 'Bare' }), { logo: '/media/logo.png' }, at('05T08:00'))
  const { body } = await callApi('GET /stores/coupons/{storeId}', { params: { storeId: bare._id } })
  expect(body).toEqual([])
})

test('all coupons come newest first, and are paged on request', async () => {
  const first = await callApi('GET /coupons', { query: { limit: '2' } })
  const second = await callApi('GET /coupons', { query: nextOf(first.headers) ?? {} })
  expect([titles(first.body), titles(second.body)]).toEqual([['Two for one', 'Elsewhere'], ['Everything']])
})
