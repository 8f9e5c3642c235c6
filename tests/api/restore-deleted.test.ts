import { expect, test, vi } from 'vitest'
import type { RestorableKind } from '#domain/deletion/deleted-items'
import { undoWindow } from '#domain/deletion/undo-window'
import { blogs } from '#functions/blog/blog'
import { categories } from '#functions/category/category'
import { coupons } from '#functions/coupon/coupon'
import { eraseReview } from '#functions/review/erase-review'
import { reviews } from '#functions/review/review'
import { purgeDeleted } from '#functions/registry/purge-deleted'
import { deleteStore } from '#functions/store/deletion/delete-store'
import { restoreStore } from '#functions/store/deletion/restore-store'
import type { Item } from '#table/keys'
import { faults, withFault } from '../faults/inject'
import { interleaved } from '../races/interleave'
import { callApi, readPages } from '../support/api'
import { blogForm, couponForm, formDataOf, reviewForm, unusedId } from '../support/content'
import { isStored, newPng } from '../support/image'
import { contradictions } from '../support/integrity'
import { newStore, store, token, useOneStore } from '../support/one-store'
import { allItems, sortedItems } from '../support/table-items'

useOneStore({ role: 'admin' })

vi.setConfig({ testTimeout: 60_000 })

type Fields = Record<string, string | Blob>
type Answered = Item & { _id: string }

const picture = async (name: string): Promise<Fields> => ({ [name]: await newPng() })
const withFile = async (fields: object, name: string) => formDataOf({ ...fields, ...(await picture(name)) })

const create: Record<RestorableKind, (fields?: object) => Promise<Answered>> = {
  coupons: async (fields) =>
    sent('POST /coupons/create', { json: couponForm({ storeId: store._id, ...fields }) }),
  blogs: async (fields) => {
    const paragraphs = JSON.stringify(blogForm({ title: '' }).paragraphs)
    const texts = { title: 'Everything', paragraphs, 'storeIds[0]': store._id, ...fields }
    return sent('POST /blogs/create', { form: await withFile(texts, 'coverImages') })
  },
  categories: async (fields) => {
    const category = { name: 'Everything', slug: 'everything', description: 'Things.', topCategory: 'true' }
    return sent('POST /categories', { form: await withFile({ ...category, ...fields }, 'imagePath') })
  },
  reviews: async (fields) => {
    const review = { ...reviewForm({ storeId: store._id }), reviewerName: 'Everything', ...fields }
    const form = await withFile({ ...review, rating: '4', approved: 'true' }, 'profilePicture')
    const { _id } = await sent('POST /reviews/create', { form })
    return (await callApi('GET /reviews/{id}', { token, params: { id: _id } })).body
  },
}

async function sent(key: Parameters<typeof callApi>[0], parts: object): Promise<Answered> {
  const { status, body } = await callApi(key, { token, ...parts })
  expect([key, status, body]).toEqual([key, 201, expect.anything()])
  return body
}

const kinds = Object.keys(create) as RestorableKind[]
const ofStore = ['coupons', 'reviews'] as const
const withImages = ['blogs', 'categories', 'reviews'] as const
const repositories = { coupons, blogs, categories, reviews }

const keys = {
  coupons: ['GET /coupons/deleted', 'POST /coupons/{id}/restore'],
  blogs: ['GET /blogs/deleted', 'POST /blogs/{id}/restore'],
  categories: ['GET /categories/deleted', 'POST /categories/{id}/restore'],
  reviews: ['GET /reviews/deleted', 'POST /reviews/{id}/restore'],
} as const

const remove = (kind: RestorableKind, id: string) =>
  callApi(`DELETE /${kind}/{id}`, { token, params: { id } })
const restore = (kind: RestorableKind, id: string) => callApi(keys[kind][1], { token, params: { id } })
const deletedOf = async (kind: RestorableKind) => (await callApi(keys[kind][0], { token })).body

const list = async (kind: RestorableKind): Promise<unknown> =>
  (await callApi(kind === 'reviews' ? 'GET /reviews/approved' : `GET /${kind}`)).body

/** Without what is recorded of a review's deletion and restoration. */
const table = async () => (await sortedItems()).filter(({ sk }) => !['DECISION', 'RATES'].includes(sk))

const imageOf = (item: Answered): string =>
  String([item.coverImagesPath, item.imagePath, item.profilePicture].flat().find(Boolean))

const afterTheWindow = () => new Date(Date.now() + undoWindow + 1000)

test.each(kinds)('deleted %s are listed, and come back as they were, in a new version', async (kind) => {
  const item = await create[kind]()
  const before = await table()
  expect((await remove(kind, item._id)).status).toBe(204)
  expect([await list(kind), await contradictions()]).toEqual([[], []])
  const [deleted, ...others] = await deletedOf(kind)
  expect([deleted, others]).toEqual([
    {
      _id: item._id,
      name: 'Everything',
      storeId: 'storeId' in item ? item.storeId : null,
      deletedAt: expect.stringMatching(/Z$/),
      restorableUntil: expect.stringMatching(/Z$/),
    },
    [],
  ])
  expect(Date.parse(deleted.restorableUntil) - Date.parse(deleted.deletedAt)).toBe(undoWindow)

  const { status, body } = await restore(kind, item._id)
  expect({ status, body }).toEqual({ status: 200, body: { ...item, version: 2 } })
  const own = ({ pk, sk }: Item) => pk === `${sk}#${item._id}`
  expect(await table()).toEqual(before.map((each) => (own(each) ? { ...each, version: 2 } : each)))
  expect([await deletedOf(kind), await list(kind)]).toEqual([
    [],
    [expect.objectContaining({ _id: item._id })],
  ])
})

test.each(kinds)('%s: what is there stays as it is, so that a lost answer can be asked for', async (kind) => {
  const item = await create[kind]()
  await remove(kind, item._id)
  await withFault(() => restore(kind, item._id), { failing: 0, fault: faults['is cut off'] })
  const restored = [await restore(kind, item._id), await restore(kind, item._id)]
  expect(restored.map(({ status, body }) => [status, body.version])).toEqual([
    [200, 2],
    [200, 2],
  ])
  expect(await contradictions()).toEqual([])
})

test.each(kinds)('%s restored twice at once come back once', async (kind) => {
  const item = await create[kind]()
  await remove(kind, item._id)
  const both = await Promise.all([restore(kind, item._id), restore(kind, item._id)])
  expect(both.map(({ status, body }) => [status, body.version])).toEqual([
    [200, 2],
    [200, 2],
  ])
  expect([await deletedOf(kind), await contradictions()]).toEqual([[], []])
})

test.each(kinds)(
  '%s can be restored for 30 days, not later, and not if they were never there',
  async (kind) => {
    const { _id } = await create[kind]()
    await remove(kind, _id)
    const [{ restorableUntil }] = await deletedOf(kind)
    const end = Date.parse(restorableUntil)
    await expect(repositories[kind].restore(_id, new Date(end))).rejects.toMatchObject({ code: 'not_found' })
    expect((await restore(kind, unusedId)).status).toBe(404)
    expect(await repositories[kind].restore(_id, new Date(end - 1))).toMatchObject({ _id, version: 2 })
  },
)

test.each(ofStore)('%s come back only once their store is there', async (kind) => {
  const { _id } = await create[kind]()
  await remove(kind, _id)
  await deleteStore(store._id, undefined, new Date())
  const { status, body } = await restore(kind, _id)
  expect([status, body.message]).toEqual([409, 'Its store is deleted. Please restore the store first.'])
  expect(await deletedOf(kind)).toMatchObject([{ _id, storeId: null }])
  await restoreStore(store._id, new Date())
  expect([(await restore(kind, _id)).status, await contradictions()]).toEqual([200, []])
})

test.each(withImages)('pictures of deleted %s stay for 30 days, and go then', async (kind) => {
  const item = await create[kind]()
  await remove(kind, item._id)
  await purgeDeleted(new Date(Date.now() + undoWindow - 60_000))
  expect([await isStored(imageOf(item)), await contradictions()]).toEqual([true, []])
  await purgeDeleted(afterTheWindow())
  expect([await isStored(imageOf(item)), await contradictions()]).toEqual([false, []])
  expect([await deletedOf(kind), (await restore(kind, item._id)).status]).toEqual([[], 404])
})

test.each(withImages)('pictures of restored %s stay', async (kind) => {
  const item = await create[kind]()
  for (let round = 0; round < 2; round++) {
    await remove(kind, item._id)
    await restore(kind, item._id)
  }
  await purgeDeleted(afterTheWindow())
  expect([await isStored(imageOf(item)), await contradictions()]).toEqual([true, []])
})

test('deleted items are listed the last deleted first, in pages', async () => {
  const ids: string[] = []
  for (let count = 0; count < 3; count++) ids.unshift((await create.coupons())._id)
  for (const id of ids.toReversed()) await remove('coupons', id)
  const pages = await readPages('GET /coupons/deleted', { token, query: { limit: '2' } })
  expect(pages.map((page) => page.map((item) => (item as Answered)._id))).toEqual([
    ids.slice(0, 2),
    ids.slice(2),
  ])
})

test('the slug of a deleted category is free at once; then the category does not come back', async () => {
  const { _id } = await create.categories()
  await remove('categories', _id)
  const other = await create.categories()
  const { status, body } = await restore('categories', _id)
  expect([status, body.message]).toEqual([409, "The slug 'everything' is taken."])
  await remove('categories', other._id)
  expect([(await restore('categories', _id)).status, await contradictions()]).toEqual([200, []])
})

test('a category comes back with its stores, unless they have another one by now', async () => {
  const [{ _id }, other] = [await create.categories(), await create.categories({ slug: 'other' })]
  const [stays, leaves] = [
    await newStore({ name: 'Stays', category: _id }),
    await newStore({ name: 'Leaves', category: _id }),
  ]
  await remove('categories', _id)
  const json = { category: other._id }
  await callApi('PUT /stores/by-id/{id}', { token, params: { id: leaves._id }, json })
  await restore('categories', _id)
  const { body } = await callApi('GET /categories/slug/{slug}', { params: { slug: 'everything' } })
  expect(body.stores.map((each: Answered) => each._id)).toEqual([stays._id])
  expect(await contradictions()).toEqual([])
})

test('a blog comes back although a store in it is gone', async () => {
  const { _id } = await create.blogs()
  await remove('blogs', _id)
  await deleteStore(store._id, undefined, new Date())
  expect((await restore('blogs', _id)).status).toBe(200)
  expect((await callApi('GET /blogs/{id}', { params: { id: _id } })).body.stores).toEqual([])
})

test('a rejected review cannot be restored, and its picture goes at once', async () => {
  const item = await create.reviews()
  const params = { id: item._id }
  await callApi('PATCH /reviews/by-id/{id}/reject', { token, params, json: { reason: 'personal-data' } })
  await remove('reviews', item._id)
  await purgeDeleted(new Date())
  expect([await deletedOf('reviews'), (await restore('reviews', item._id)).status]).toEqual([[], 404])
  expect([await isStored(imageOf(item)), await contradictions()]).toEqual([false, []])
})

test.each([
  ['is there', async () => undefined],
  ['was deleted', async (id: string) => remove('reviews', id)],
])('a review that %s leaves nothing when its author asks for it', async (_, before) => {
  const item = await create.reviews({ reviewerName: 'Ada Example' })
  await before(item._id)
  await eraseReview(item._id, new Date())
  await purgeDeleted(new Date())
  expect(JSON.stringify(await allItems())).not.toContain('Ada Example')
  expect([await isStored(imageOf(item)), (await restore('reviews', item._id)).status]).toEqual([false, 404])
})

test('an item that is changed and deleted while it is restored is in one place', async () => {
  const { _id } = await create.coupons()
  await remove('coupons', _id)
  await interleaved(() => restore('coupons', _id), {
    meanwhile: async () => {
      await restore('coupons', _id)
      await remove('coupons', _id)
    },
  })
  const places = [await list('coupons'), await deletedOf('coupons')].flat()
  expect([places.length, await contradictions()]).toEqual([1, []])
})
