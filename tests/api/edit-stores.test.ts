import { beforeEach, expect, test } from 'vitest'
import type { Category } from '#domain/category/category'
import type { Store } from '#domain/store/store'
import { categories } from '#functions/category/category'
import { createCoupon } from '#functions/coupon/coupon'
import { createStore } from '#functions/store/store'
import { callApi } from '../support/api'
import { at, categoryForm, couponForm, formDataOf, noReviews, storeForm } from '../support/content'
import { isStored, newPng } from '../support/image'
import { contradictions } from '../support/integrity'
import { newStore, token, useStaff } from '../support/one-store'

let shoes: Category
let store: Store

useStaff()
beforeEach(async () => {
  shoes = await categories.create(categoryForm({ name: 'Shoes' }), at('01T08:00'))
  store = await newStore({ name: 'Zephyr Outfitters', slug: 'zephyr', category: shoes._id }, at('02T08:00'))
})

const put = (changes: unknown) =>
  callApi('PUT /stores/by-id/{id}', { token, params: { id: store._id }, json: changes })

const bySlug = async (slug: string) => callApi('GET /stores/slug/{slug}', { params: { slug } })

test('a new rating moves the store in the ranking', async () => {
  await newStore({ name: 'Apex', rating: 4.6 }, at('03T08:00'))
  const best = async () => (await callApi('GET /stores/topStores')).body.map(({ name }: Store) => name)
  expect(await best()).toEqual(['Apex', 'Zephyr Outfitters'])
  await put({ rating: 4.7 })
  expect(await best()).toEqual(['Zephyr Outfitters', 'Apex'])
})

test('a new name appears everywhere', async () => {
  const coupon = await createCoupon(couponForm({ storeId: store._id }), at('03T08:00'))
  await put({ name: 'Boreas', slug: 'boreas' })
  const { body } = await callApi('GET /coupons')
  const storeId = { _id: store._id, name: 'Boreas', slug: 'boreas', logo: '/media/logo.png' }
  expect(body).toEqual([{ ...coupon, storeId }])
})

test('a slug without a letter from before is still found', async () => {
  const before = storeForm({ name: 'Plus', slug: '+++' })
  const plus = await createStore(before, { logo: '/media/plus.png' }, at('03T08:00'))
  expect((await bySlug('+++')).body).toEqual({ ...plus, visitorRating: noReviews, customerReviews: [] })
})

test('a form replaces the logo, and keeps fields that it does not contain', async () => {
  const { status, body } = await callApi('PUT /stores/by-id/{id}', {
    token,
    params: { id: store._id },
    form: formDataOf({ logo: await newPng(), 'cons[0]': 'Slow', 'cons[1]': 'Far', pros: '' }),
  })
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      ...store,
      logo: expect.stringMatching(/^\/media\/[0-9a-f]{32}-64x48-[0-9a-f]{6}\.webp$/),
      pros: [],
      cons: ['Slow', 'Far'],
      version: 2,
    },
  })
  expect(await isStored(body.logo)).toBe(true)
  expect(await contradictions()).toEqual([])
})

test('a store whose category is deleted can still be changed', async () => {
  await callApi('DELETE /categories/{id}', { token, params: { id: shoes._id } })
  const { status, body } = await put({ name: 'Boreas', category: shoes._id })
  expect({ status, body }).toEqual({
    status: 200,
    body: { ...store, name: 'Boreas', category: null, version: 2 },
  })
})
