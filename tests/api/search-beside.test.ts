import { beforeAll, expect, test } from 'vitest'
import { categories } from '#functions/category/category'
import { callApi, useEmptyTableWithStream } from '../support/api'
import { handleChanges } from '../support/changes'
import { at, categoryForm } from '../support/content'
import { newStore } from '../support/one-store'

const now = at('10T12:00')

beforeAll(async () => {
  await useEmptyTableWithStream()
  for (const [name, description] of [
    ['Outdoors', 'Tents, paddles and bikes from people who use them.'],
    ['Bikes', 'Two wheels.'],
    ['Café & Küche', 'Kettles.'],
  ] as const) {
    await categories.create(categoryForm({ name, slug: name.toLowerCase(), description }), now)
  }
  const names = ['Brightwater Paddles', 'Bramblejack Preserves', 'Biscuit Brigade', 'Zephyr', 'Brass Bell']
  for (const name of names) await newStore({ name })
  await handleChanges()
})

type SearchKey = 'GET /categories/search/{term}' | 'GET /stores/suggestions/{term}'

async function found(key: SearchKey, term: string): Promise<string[]> {
  const { status, body } = await callApi(key, { params: { term } })
  expect(status).toBe(200)
  return body.map(({ name }: { name: string }) => name)
}

test.each([
  ['bike', ['Bikes', 'Outdoors']],
  ['padle', ['Outdoors']],
  ['cafe kuche', ['Café & Küche']],
  ['outdoors coupons', ['Outdoors']],
  ['wheels outdoors', []],
  ['zzz', []],
  ['!', []],
])('the categories of "%s" are %j', async (term, names) => {
  expect(await found('GET /categories/search/{term}', term)).toEqual(names)
})

test.each([
  ['brightfeather', ['Brightwater Paddles', 'Biscuit Brigade', 'Brass Bell']],
  ['zephyr bananas', ['Zephyr', 'Brass Bell', 'Brightwater Paddles']],
  ['zzz', ['Zephyr', 'Brightwater Paddles', 'Brass Bell']],
])('the stores nearest to "%s" are %j', async (term, names) => {
  expect(await found('GET /stores/suggestions/{term}', term)).toEqual(names)
})
