import { beforeEach, expect, test } from 'vitest'
import type { Category } from '#domain/category/category'
import { categories, toCategory } from '#functions/category/category'
import { callApi } from '../support/api'
import { at, categoryForm, formDataOf, noReviews } from '../support/content'
import { contradictions } from '../support/integrity'
import { newStore, token, useStaff } from '../support/one-store'

let shoes: Category

useStaff()
beforeEach(async () => {
  const form = categoryForm({ name: 'Shoes', imagePath: '/media/shoes.webp' })
  shoes = toCategory(await categories.create(form, at('01T08:00')))
})

const params = () => ({ id: shoes._id })
const create = (form: FormData) => callApi('POST /categories', { token, form })
const put = (changes: unknown) => callApi('PUT /categories/{id}', { token, params: params(), json: changes })
const bySlug = (slug: string) => callApi('GET /categories/slug/{slug}', { params: { slug } })
const all = async () => (await callApi('GET /categories')).body
const top = async () => (await callApi('GET /categories/top')).body

test('a whole category can be changed, and its stores show its new name', async () => {
  const store = await newStore({ name: 'Zephyr', category: shoes._id }, at('02T08:00'))
  const changes = { name: 'Boots', slug: 'boots', description: 'High ones.', topCategory: true }
  const { status, body, headers } = await put(changes)
  const boots = { ...shoes, ...changes, version: 2 }
  expect({ status, body, etag: headers.etag }).toEqual({ status: 200, body: boots, etag: '"2"' })
  const renamed = { ...store, category: { _id: shoes._id, name: 'Boots', slug: 'boots' } }
  expect((await bySlug('boots')).body).toEqual({ ...boots, stores: [renamed] })
  expect((await callApi('GET /stores')).body).toEqual([renamed])
  expect([await all(), await top(), (await bySlug('shoes')).body.slug]).toEqual([[boots], [boots], 'boots'])
  expect(await contradictions()).toEqual([])
})

test('a category becomes a top category and an ordinary one again', async () => {
  const answer = await callApi('PATCH /categories/{id}/make-top', { token, params: params() })
  const topShoes = { ...shoes, topCategory: true, version: 2 }
  expect({ ...answer, headers: answer.headers.etag }).toMatchObject({
    status: 200,
    body: topShoes,
    headers: '"2"',
  })
  expect(await top()).toEqual([topShoes])
  const again = await callApi('PATCH /categories/{id}/make-top', { token, params: params() })
  expect([again.status, again.body.topCategory]).toEqual([200, true])
  const removed = await callApi('PATCH /categories/{id}/remove-top', { token, params: params() })
  expect([removed.status, removed.body.topCategory, await top()]).toEqual([200, false, []])
})

test('a deleted category loses its slug, and its stores have no category', async () => {
  const store = await newStore({ name: 'Zephyr', category: shoes._id }, at('02T08:00'))
  const { status, body } = await callApi('DELETE /categories/{id}', { token, params: params() })
  expect({ status, body }).toEqual({ status: 204, body: undefined })
  const homeless = { ...store, category: null }
  expect([await all(), (await bySlug('shoes')).status]).toEqual([[], 404])
  expect((await callApi('GET /stores')).body).toEqual([homeless])
  expect((await callApi('GET /stores/slug/{slug}', { params: { slug: 'zephyr' } })).body).toEqual({
    ...homeless,
    visitorRating: noReviews,
    customerReviews: [],
  })
  expect((await callApi('GET /stores/search/{term}', { params: { term: 'zep' } })).body).toEqual([homeless])
  expect(await contradictions()).toEqual([])
  expect((await create(formDataOf({ name: 'Shoes', slug: 'shoes' }))).status).toBe(201)
})
