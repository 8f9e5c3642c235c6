import type { Store } from '#domain/store/store'
import { counterWrite } from '#functions/entity/counter'
import { couponItem } from '#functions/coupon/coupon'
import { reviewItem } from '#functions/review/review'
import { createStore } from '#functions/store/store'
import { countStars } from '#functions/review/visitor-rating'
import { transact, type Write } from '#table/write'
import { callApi, useEmptyTable } from './api'
import { writeItems } from './bulk-write'
import { at, couponForm, reviewForm, storeForm } from './content'
import { allItems } from './table-items'
import { staffToken } from './tokens'

/** An empty table with the two stores, and the token of a member of staff. */
export async function useDeletableStores(): Promise<{ token: string; store: Store; other: Store }> {
  await useEmptyTable()
  return { token: await staffToken('user'), ...(await createStores()) }
}

/**
 * The store Zephyr Outfitters and another one, each with three coupons, an approved review and a pending one.
 */
async function createStores(): Promise<{ store: Store; other: Store }> {
  const form = storeForm({ name: 'Zephyr Outfitters', slug: 'zephyr' })
  const store = await createStore(form, { logo: '/media/zephyr.png' }, at('01T08:00'))
  const other = await createStore(storeForm({ name: 'Other' }), { logo: '/media/other.png' }, at('01T08:00'))
  await addBelongings([store._id, other._id])
  return { store, other }
}

/** In one write, because every test of deletions begins with it. */
async function addBelongings(storeIds: string[]): Promise<void> {
  const items = storeIds.flatMap((storeId) => [
    ...[1, 2, 3].map(() => couponItem(couponForm({ storeId }), at('02T08:00'))),
    ...[true, false].map((approved) =>
      reviewItem(reviewForm({ storeId }), { approved, profilePicture: null }, at('02T08:00')),
    ),
  ])
  await writeItems(items)
  await transact([
    counterWrite('COUPON', 3 * storeIds.length),
    counterWrite('REVIEW', 2 * storeIds.length),
    ...storeIds.flatMap((storeId) => countApproved(storeId, 1)),
  ])
}

/**
 * Adds coupons and reviews, with their counts. Without numbers a few more than fit into one transaction: each
 * item that is hidden and shown again takes the database two milliseconds of processor time, twice.
 */
export async function addMany(storeId: string, coupons = 28, reviews = 1): Promise<void> {
  const extras = { approved: true, profilePicture: null }
  await writeItems([
    ...Array.from({ length: coupons }, () => couponItem(couponForm({ storeId }), at('03T08:00'))),
    ...Array.from({ length: reviews }, () => reviewItem(reviewForm({ storeId }), extras, at('03T08:00'))),
  ])
  await transact([
    counterWrite('COUPON', coupons),
    counterWrite('REVIEW', reviews),
    ...countApproved(storeId, reviews),
  ])
}

function countApproved(storeId: string, length: number): Write[] {
  const review = { ...reviewForm({ storeId }), approved: true, source: 'visitor' as const }
  return countStars(
    [],
    Array.from({ length }, () => review),
  )
}

/** All answers that show the stores and their coupons and reviews; Zephyr Outfitters also by its slugs. */
export async function seen({ _id: storeId }: Store, token: string) {
  const answers = await Promise.all([
    callApi('GET /stores'),
    callApi('GET /stores/topStores'),
    callApi('GET /stores/search/{term}', { params: { term: 'zeph' } }),
    callApi('GET /stores/slug/{slug}', { params: { slug: 'zephyr' } }),
    callApi('GET /stores/coupons/{storeId}', { params: { storeId } }),
    callApi('GET /coupons'),
    callApi('GET /reviews/approved'),
    callApi('GET /reviews/approved', { query: { sort: 'rating' } }),
    callApi('GET /reviews', { token }),
    callApi('GET /reviews/pending', { token }),
    callApi('GET /stats', { token }),
  ])
  const [stores, top, found, slug, ofStore, coupons, reviews, best, all, pending, stats] = answers.map(
    ({ status, body }) => (status === 200 ? body : status),
  )
  return { stores, top, found, slug, ofStore, coupons, reviews, best, all, pending, stats }
}

export async function tracesOf({ _id }: Pick<Store, '_id'>): Promise<string[]> {
  const items = await allItems()
  return items.flatMap((item) => (JSON.stringify(item).includes(_id) ? [item.sk] : [])).toSorted()
}
