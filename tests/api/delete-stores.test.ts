import { beforeEach, expect, test } from 'vitest'
import type { Store } from '#domain/store'
import { finishDeletions } from '#functions/data/clean-up'
import { couponItem, createCoupon } from '#functions/data/coupon'
import { keyOf } from '#functions/data/keys'
import { createReview, reviewItem } from '#functions/data/review'
import { createStore } from '#functions/data/store'
import { count, transact } from '#functions/data/write-items'
import { faults, withFault } from '../faults/inject'
import { callApi, useEmptyTable } from '../support/api'
import { writeItems } from '../support/bulk-write'
import { at, couponForm, formDataOf, reviewForm, storeForm, unusedId } from '../support/content'
import { isKept, png } from '../support/image'
import { contradictions } from '../support/integrity'
import { allItems } from '../support/stored'
import { staffToken } from '../support/tokens'

let token: string
let store: Store
let other: Store

beforeEach(async () => {
  await useEmptyTable()
  token = await staffToken('user')
  store = await createStore(
    storeForm({ name: 'Zephyr Outfitters', slug: 'zephyr' }),
    { logo: '/media/zephyr.png' },
    at('01T08:00'),
  )
  other = await createStore(storeForm({ name: 'Other' }), { logo: '/media/other.png' }, at('01T08:00'))
  for (const { _id: storeId } of [store, other]) await addBelongings(storeId)
})

async function addBelongings(storeId: string) {
  for (let number = 0; number < 3; number++) await createCoupon(couponForm({ storeId }), at('02T08:00'))
  const approved = { approved: true, profilePicture: null }
  await createReview(reviewForm({ storeId }), approved, at('02T08:00'))
  await createReview(reviewForm({ storeId }), { ...approved, approved: false }, at('02T08:00'))
}

/** Coupons and reviews beyond what fits one transaction, counted. */
async function addMany(storeId: string, each: number) {
  const extras = { approved: true, profilePicture: null }
  await writeItems(
    Array.from({ length: each }, () => [
      couponItem(couponForm({ storeId }), at('03T08:00')),
      reviewItem(reviewForm({ storeId }), extras, at('03T08:00')),
    ]).flat(),
  )
  await transact([count('COUPON', each), count('REVIEW', each)])
}

const remove = (id: string, headers: Record<string, string> = {}) =>
  callApi('DELETE /stores/by-id/{id}', { token, params: { id }, headers })

/** What is to be seen, by the stores that it belongs to. */
async function seen() {
  const names = (items: { storeId: { name: string } }[]) => [
    ...new Set(items.map(({ storeId }) => storeId.name)),
  ]
  const [stores, top, found, slug, ofStore, coupons, reviews, best, all, pending, stats] = await Promise.all([
    callApi('GET /stores'),
    callApi('GET /stores/topStores'),
    callApi('GET /stores/search/{term}', { params: { term: 'zeph' } }),
    callApi('GET /stores/slug/{slug}', { params: { slug: 'zephyr' } }),
    callApi('GET /stores/coupons/{storeId}', { params: { storeId: store._id } }),
    callApi('GET /coupons'),
    callApi('GET /reviews/approved'),
    callApi('GET /reviews/approved', { query: { sort: 'rating' } }),
    callApi('GET /reviews', { token }),
    callApi('GET /reviews/pending', { token }),
    callApi('GET /stats', { token }),
  ])
  return {
    stores: [stores, top].map(({ body }) => body.map(({ name }: Store) => name)),
    found: found.body,
    statuses: [slug.status, ofStore.status],
    lists: [coupons, reviews, best, all, pending].map(({ body }) => names(body)),
    stores_: stats.body.stores,
  }
}

/** Nothing of the deleted store. */
const onlyTheOther = {
  stores: [['Other'], ['Other']],
  found: [],
  statuses: [404, 404],
  lists: Array.from({ length: 5 }, () => ['Other']),
  stores_: 1,
}

/** The keys of what still says something of the deleted store. */
async function traces() {
  const items = await allItems()
  return items.flatMap((item) => (JSON.stringify(item).includes(store._id) ? [item.sk] : []))
}

test('a store goes with its slug, its search entries, its coupons and its reviews, and no other does', async () => {
  const { status, body } = await remove(store._id)
  expect({ status, body }).toEqual({ status: 204, body: undefined })
  expect(await seen()).toEqual(onlyTheOther)
  expect(await traces()).toEqual(['DELETION'])
  expect(await contradictions()).toEqual([])
  const { body: stats } = await callApi('GET /stats', { token })
  expect(stats).toEqual({ stores: 1, reviews: 2, blogs: 0 })
})

test('however many coupons and reviews there are', async () => {
  await addMany(store._id, 130)
  expect((await remove(store._id)).status).toBe(204)
  expect([await seen(), await traces(), await contradictions()]).toEqual([onlyTheOther, ['DELETION'], []])
})

test('a store that is gone cannot be deleted again', async () => {
  await remove(store._id)
  const { status, body } = await remove(store._id)
  expect({ status, message: body.message }).toEqual({ status: 404, message: 'There is no such store.' })
})

test.each([unusedId, 'zephyr'])('there is no store %s to delete', async (id) => {
  expect((await remove(id)).status).toBe(404)
})

test('visitors delete no store', async () => {
  const before = await allItems()
  const { status } = await callApi('DELETE /stores/by-id/{id}', { params: { id: store._id } })
  expect([status, await allItems()]).toEqual([401, before])
})

test('a store at another version than the caller knows stays', async () => {
  const before = await allItems()
  expect((await remove(store._id, { 'if-match': '"2"' })).status).toBe(412)
  expect(await allItems()).toEqual(before)
  expect((await remove(store._id, { 'if-match': '"1"' })).status).toBe(204)
})

test('of many who delete a store at once one has, and it is counted once', async () => {
  await addMany(store._id, 40)
  const answers = await Promise.all(Array.from({ length: 5 }, () => remove(store._id)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toContain(204)
  expect(statuses.filter((status) => status !== 204 && status !== 404)).toEqual([])
  expect([await seen(), await traces(), await contradictions()]).toEqual([onlyTheOther, ['DELETION'], []])
})

/** The requests that deleting a store of so many coupons and reviews takes. */
async function requestsOfADeletion(): Promise<number> {
  await addMany(other._id, 70)
  const { requests } = await withFault(() => remove(other._id))
  return requests
}

test('cut off at any point, it is not half to be seen, and another call finishes it', async () => {
  const requests = await requestsOfADeletion()
  expect(requests).toBeGreaterThan(8)
  for (const failing of Array.from({ length: requests }, (_, step) => step)) {
    const form = storeForm({ name: 'Zephyr Outfitters', slug: `zephyr-${failing}` })
    const { _id } = await createStore(form, { logo: '/media/zephyr.png' }, at('01T08:00'))
    await addMany(_id, 70)
    await withFault(() => remove(_id), { failing, fault: faults['is cut off'] })
    const { body: coupons } = await callApi('GET /coupons')
    const { body: reviews } = await callApi('GET /reviews/approved')
    const { status: there } = await callApi('GET /stores/slug/{slug}', { params: { slug: form.slug } })
    const left = [...coupons, ...reviews].filter(({ storeId }) => storeId._id === _id).length
    expect([failing, there === 200 ? left : 0]).toEqual([failing, there === 200 ? 140 : left])
    expect([failing, await contradictions()]).toEqual([failing, []])

    // Where only the news of the end was lost there is nothing left to delete.
    const { status } = await remove(_id)
    expect([failing, status === 204 || status === 404]).toEqual([failing, true])
    const items = (await allItems()).filter((item) => JSON.stringify(item).includes(_id))
    expect([failing, items.map(({ sk }) => sk)]).toEqual([failing, ['DELETION']])
    expect([failing, await contradictions()]).toEqual([failing, []])
  }
}, 120_000)

/** Deletes the store and is cut off right after that, with its coupons and reviews still there. */
async function beginDeletion(): Promise<void> {
  for (let failing = 0; ; failing++) {
    const fault = { failing, fault: faults['is cut off'] }
    await withFault(() => remove(store._id), fault)
    const { status } = await callApi('GET /stores/slug/{slug}', { params: { slug: 'zephyr' } })
    if (status === 404) return
  }
}

test('what is left of a store is not to be seen, and the next write of staff finishes it', async () => {
  await addMany(store._id, 40)
  await beginDeletion()
  expect((await traces()).filter((sk) => sk === 'COUPON')).toHaveLength(43)
  expect(await seen()).toEqual(onlyTheOther)
  const coupon = (await allItems()).find((item) => item.sk === 'COUPON' && item.storeId === store._id)
  const id = coupon?._id as string
  const answers = await Promise.all([
    callApi('GET /coupons/{id}', { params: { id } }),
    callApi('PUT /coupons/{id}', { token, params: { id }, json: { title: 'Still there?' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404])

  await callApi('PUT /stores/by-id/{id}', { token, params: { id: other._id }, json: { rating: 1 } })

  expect([await traces(), await contradictions()]).toEqual([['DELETION'], []])
})

test('a write of staff succeeds whatever becomes of what others have left', async () => {
  await beginDeletion()
  const change = () =>
    callApi('PUT /stores/by-id/{id}', { token, params: { id: other._id }, json: { rating: 1 } })
  const { requests } = await withFault(change)
  const last = { failing: requests - 1, fault: faults['is away'] }
  const { result } = await withFault(change, last)
  expect(result.status).toBe(200)
})

test('a minute later it is looked once more whether something came after it, and the deletion is forgotten', async () => {
  await remove(store._id)
  // As it would be if an index had not shown it yet.
  await writeItems([couponItem(couponForm({ storeId: store._id }), at('03T08:00'))])
  await transact([count('COUPON', 1)])

  await finishDeletions(new Date(Date.now() + 61_000))

  expect([await traces(), await contradictions()]).toEqual([[], []])
  expect((await remove(store._id)).status).toBe(404)
})

test('nothing is added to a store that is being deleted', async () => {
  await beginDeletion()
  const form = couponForm({ storeId: store._id })
  const { status } = await callApi('POST /coupons/create', { token, json: form })
  expect(status).toBe(400)
})

test("its slug is free, and its logo and its reviewers' pictures are gone", async () => {
  const fields = { name: 'Boreas', slug: 'boreas', link: 'https://example.com', description: 'Things.' }
  const form = formDataOf({ ...fields, logo: await png('maroon') })
  const { body } = await callApi('POST /stores/create', { token, form })
  const review = { ...reviewForm({ storeId: body._id }), rating: '4', profilePicture: await png('olive') }
  const { body: written } = await callApi('POST /reviews/create', { form: formDataOf(review) })
  const images = [body.logo, written.profilePicture]
  expect(await Promise.all(images.map(isKept))).toEqual([true, true])

  expect((await remove(body._id)).status).toBe(204)

  expect(await Promise.all(images.map(isKept))).toEqual([false, false])
  expect(await contradictions()).toEqual([])
  const again = formDataOf({ ...fields, logo: await png('maroon') })
  const created = await callApi('POST /stores/create', { token, form: again })
  expect([created.status, created.body.logo, await isKept(body.logo)]).toEqual([201, body.logo, true])
  expect((await allItems()).some(({ pk }) => pk === keyOf.image(body.logo.slice(7)).pk)).toBe(true)
})
