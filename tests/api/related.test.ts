import { beforeEach, expect, test } from 'vitest'
import type { Store } from '#domain/store/store'
import { createBlog } from '#functions/blog/blog'
import { categories } from '#functions/category/category'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { restoreStore } from '#functions/store/deletion/restore-store'
import { callApi, useEmptyTable } from '../support/api'
import { at, blogForm, categoryForm } from '../support/content'
import { newStore } from '../support/one-store'

const now = at('02T08:00')
let shoes: string

beforeEach(async () => {
  await useEmptyTable()
  shoes = (await categories.create(categoryForm({ name: 'Shoes' }), now))._id
})

const make = (name: string, category: string | null = shoes) =>
  newStore({ name, category: category ?? undefined }, now)

const makeAll = async (names: string) => {
  const created = new Map<string, Store>()
  for (const name of names) created.set(name, await make(name))
  return created
}

async function relatedTo(slug: string) {
  const { status, body } = await callApi('GET /stores/related/{slug}', { params: { slug } })
  expect(status).toBe(200)
  return { stores: (body.stores as Store[]).map(({ name }) => name).join(''), blogs: body.blogs }
}

test('stores of the category follow by name, then the first ones, without the store itself', async () => {
  await makeAll('ABCDEFGHI')
  await make('Elsewhere', null)
  expect((await relatedTo('a')).stores).toBe('BCDEFG')
  expect((await relatedTo('d')).stores).toBe('EFGHIA')
  expect((await relatedTo('i')).stores).toBe('ABCDEF')
})

test('a store is as in the list of all, and its slug may be a former one', async () => {
  const [store] = [await make('Nike'), await make('Adidas')]
  const { body } = await callApi('GET /stores/related/{slug}', { params: { slug: 'nike' } })
  expect(body).toEqual({ stores: [(await callApi('GET /stores')).body[0]], blogs: [] })
  expect(store.category).toEqual({ _id: shoes, name: 'Shoes', slug: 'shoes' })
})

test('a store that is alone, has no category or a deleted one has none', async () => {
  await make('Alone')
  await make('Free', null)
  expect([await relatedTo('alone'), await relatedTo('free')]).toEqual([
    { stores: '', blogs: [] },
    { stores: '', blogs: [] },
  ])
  await make('Second')
  expect((await relatedTo('alone')).stores).toBe('Second')
  await categories.remove(shoes, undefined, now)
  expect((await relatedTo('alone')).stores).toBe('')
})

test('the newest three blogs about a store, the newest first', async () => {
  const [store, other] = [await make('Nike'), await make('Adidas')]
  for (const [number, storeIds] of [
    [store._id],
    [store._id],
    [other._id, store._id],
    [store._id],
  ].entries()) {
    const form = blogForm({ title: `Blog ${number}`, storeIds })
    await createBlog(form, { coverImagesPath: [] }, at(`0${number + 1}T08:00`))
  }
  const { blogs } = await relatedTo('nike')
  expect(blogs).toEqual([
    { _id: expect.any(String), title: 'Blog 3', createdAt: '2026-05-04T08:00:00.000Z' },
    expect.objectContaining({ title: 'Blog 2' }),
    expect.objectContaining({ title: 'Blog 1' }),
  ])
  expect((await relatedTo('adidas')).blogs).toEqual([blogs[1]])
})

test('a deleted store is among none, and again once it is restored', async () => {
  const [store] = [await make('Nike'), await make('Adidas')]
  const form = blogForm({ title: 'About', storeIds: [store._id] })
  await createBlog(form, { coverImagesPath: [] }, now)
  await deleteStore(store._id, undefined, now)
  const gone = await callApi('GET /stores/related/{slug}', { params: { slug: 'nike' } })
  expect([gone.status, (await relatedTo('adidas')).stores]).toEqual([404, ''])
  await restoreStore(store._id, now)
  expect([(await relatedTo('nike')).blogs.length, (await relatedTo('adidas')).stores]).toEqual([1, 'Nike'])
})

test('the blogs about a store come with it, the newest twelve, and none about others', async () => {
  const [store, other] = [await make('Nike'), await make('Adidas')]
  const blogsOf = (storeId: string) => callApi('GET /stores/blogs/{storeId}', { params: { storeId } })
  const reference = { _id: store._id, name: 'Nike', slug: 'nike', logo: store.logo }
  expect((await blogsOf(store._id)).body).toEqual({ store: reference, blogs: [] })
  for (let number = 1; number <= 13; number++) {
    const form = blogForm({ title: `Blog ${number}`, storeIds: [store._id] })
    await createBlog(form, { coverImagesPath: [] }, new Date(now.getTime() + number))
  }
  await createBlog(blogForm({ title: 'Other', storeIds: [other._id] }), { coverImagesPath: [] }, now)
  const { body } = await blogsOf(store._id)
  const titles = (body.blogs as { title: string }[]).map(({ title }) => title)
  expect(titles).toEqual(Array.from({ length: 12 }, (_, place) => `Blog ${13 - place}`))
  expect(body.blogs[0]).toEqual((await callApi('GET /blogs')).body[0])
  await deleteStore(store._id, undefined, now)
  expect((await blogsOf(store._id)).status).toBe(404)
})
