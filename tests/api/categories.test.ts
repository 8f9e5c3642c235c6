import { beforeAll, expect, test } from 'vitest'
import type { Category } from '#domain/category/category'
import { categories, toCategory } from '#functions/category/category'
import { createStore } from '#functions/store/store'
import { callApi, useEmptyTable } from '../support/api'
import { at, categoryForm, storeForm } from '../support/content'

let shoes: Category

beforeAll(async () => {
  await useEmptyTable()
  const create = async (form: Parameters<typeof categoryForm>[0]) =>
    toCategory(await categories.create(categoryForm(form), at('01T08:00')))
  shoes = await create({ name: 'Shoes', topCategory: true, imagePath: '/media/shoes.webp' })
  await create({ name: 'Books' })
  await create({ name: 'Äpfel', topCategory: true })
  for (const name of ['Walker', 'Runner', 'Climber']) {
    const form = storeForm({ name, category: shoes._id })
    await createStore(form, { logo: '/media/logo.png' }, at('02T08:00'))
  }
  await createStore(storeForm({ name: 'Barefoot' }), { logo: '/media/logo.png' }, at('02T08:00'))
})

const names = (items: { name: string }[]) => items.map(({ name }) => name)

test('all categories come by name', async () => {
  const { status, body } = await callApi('GET /categories')
  expect({ status, names: names(body) }).toEqual({ status: 200, names: ['Äpfel', 'Books', 'Shoes'] })
  expect(body[2]).toEqual({
    _id: shoes._id,
    name: 'Shoes',
    slug: 'shoes',
    description: 'Things.',
    topCategory: true,
    imagePath: '/media/shoes.webp',
    version: 1,
  })
})

test('top categories are the categories that staff have marked', async () => {
  expect(names((await callApi('GET /categories/top')).body)).toEqual(['Äpfel', 'Shoes'])
})

test('a category read by its slug has its own stores, by name', async () => {
  const { status, body } = await callApi('GET /categories/slug/{slug}', { params: { slug: 'shoes' } })
  const stores = (await callApi('GET /stores')).body as { name: string; category: unknown }[]
  expect({ status, body }).toEqual({
    status: 200,
    body: { ...shoes, stores: stores.filter(({ category }) => category !== null) },
  })
  expect(names(body.stores)).toEqual(['Climber', 'Runner', 'Walker'])
})
