import { beforeAll, expect, test } from 'vitest'
import { categories } from '#functions/category/category'
import { createStore } from '#functions/store/store'
import { newStoreFields } from '../features/store'
import { callApi, nextOf, readPages, useEmptyTable } from '../support/api'
import { at, categoryForm, storeForm } from '../support/content'
import { newStore } from '../support/one-store'

const logo = '/media/logo.png'
let shoesId: string

beforeAll(async () => {
  await useEmptyTable()
  shoesId = (await categories.create(categoryForm({ name: 'Shoes' }), at('01T08:00')))._id
  const forms = [
    storeForm({ name: 'Éclair Boots', rating: 4.9, category: shoesId }),
    storeForm({ name: 'Nike Air', rating: 3 }),
    storeForm({ name: 'Nike', rating: 4.9, category: shoesId }),
    storeForm({ name: 'adobe', rating: 5 }),
  ]
  for (const form of forms) await createStore(form, { logo }, at('02T09:00'))
})

const names = (stores: { name: string }[]) => stores.map(({ name }) => name)

test('all stores come by name, regardless of case and accents, each with its category', async () => {
  const { status, body } = await callApi('GET /stores')
  expect(status).toBe(200)
  expect(names(body)).toEqual(['adobe', 'Éclair Boots', 'Nike', 'Nike Air'])
  expect(body[2]).toEqual({
    _id: expect.stringMatching(/^[0-9A-Z]{26}$/),
    name: 'Nike',
    slug: 'nike',
    logo,
    link: 'https://shop.example.com',
    description: 'Sells things.',
    rating: 4.9,
    category: { _id: shoesId, name: 'Shoes', slug: 'shoes' },
    pros: ['Quick'],
    cons: ['Dear'],
    createdAt: '2026-05-02T09:00:00.000Z',
    version: 1,
    ...newStoreFields,
  })
  expect(body[3].category).toBeNull()
})

test.each([
  ['-name', ['Nike Air', 'Nike', 'Éclair Boots', 'adobe']],
  ['rating', ['adobe', 'Éclair Boots', 'Nike', 'Nike Air']],
  ['-rating', ['Nike Air', 'Nike', 'Éclair Boots', 'adobe']],
])('all stores come by %s, in pages', async (sort, expected) => {
  const pages = await readPages('GET /stores', { query: { sort, limit: '3' } })
  expect(names(pages.flat() as { name: string }[])).toEqual(expected)
})

test('a cursor still works when its store is deleted or new stores are created', async () => {
  const { headers } = await callApi('GET /stores', { query: { limit: '2' } })
  await newStore({ name: 'Aardvark' }, at('06T10:00'))
  await newStore({ name: 'Zest' }, at('06T10:00'))
  const { body } = await callApi('GET /stores', { query: nextOf(headers) ?? {} })
  expect(names(body)).toEqual(['Nike', 'Nike Air'])
})
