import { ulid } from 'ulid'
import { AppError } from '#domain/errors'
import type { Page, PageRequest } from '#domain/paging'
import type { Review, ReviewForm } from '#domain/review'
import { pathOf } from '#domain/api/path'
import type { StoreReference } from '#domain/store-reference'
import type { List } from '#table/cursor'
import { pathOfImage, isPrivate } from '#functions/images/image-path'
import { useImages } from '#functions/images/image-uses'
import type { Item } from '#table/keys'
import { inList, inParent, inRank, inStatus, keyOf } from './keys'
import { getItem, queryItems, queryPage } from '#table/read'
import { storeReferences, toStoreReference } from './references'
import { count } from './counter'
import { putNew, requireItem, transact } from '#table/write'

/** Approved reviews in the order asked for: the newest first, or the best first and the newest among equals. */
const approvedBy = {
  newest: { index: 'byStatus', partition: inStatus.reviews('APPROVED'), descending: true },
  rating: { index: 'byRank', partition: 'REVIEW', descending: true },
} as const satisfies Record<string, List>

/** The orders that approved reviews can be read in. */
export type ReviewOrder = keyof typeof approvedBy

export async function listApprovedReviews(order: ReviewOrder, page: PageRequest): Promise<Page<Review>> {
  return readPage(approvedBy[order], page)
}

/** The approved reviews of a store, the newest first: those that it is not shown with already, and the others. */
export async function listApprovedReviewsOf(storeId: string, page: PageRequest): Promise<Page<Review>> {
  return readPage(approvedOf(storeId), page)
}

/** All reviews, the newest first. */
export async function listReviews(page: PageRequest): Promise<Page<Review>> {
  return readPage({ index: 'byList', partition: 'REVIEW', descending: true }, page)
}

/** The reviews that wait to be approved, the newest first. */
export async function listPendingReviews(page: PageRequest): Promise<Page<Review>> {
  return readPage({ index: 'byStatus', partition: inStatus.reviews('PENDING'), descending: true }, page)
}

/** One review, approved or not, as it is now. Throws `not_found`. */
export async function getReview(id: string): Promise<Review> {
  const item = await getItem(keyOf.review(id), { latest: true })
  if (!item) throw noSuchReview()
  return withStore(item)
}

async function readPage(list: List, page: PageRequest): Promise<Page<Review>> {
  const { items, next } = await queryPage(list, page)
  return { items: await withStores(items), next }
}

function approvedOf(storeId: string): List {
  const partition = inParent.reviewsOf(storeId)
  return { index: 'byParent', partition, beginsWith: 'APPROVED#', descending: true }
}

/** The newest approved reviews of a store, once the caller has the store they are shown with. */
export async function listReviewsOfStore(storeId: string, limit: number): Promise<(store: Item) => Review[]> {
  const items = await queryItems(approvedOf(storeId), limit)
  return (store) => items.map((item) => toReview(item, toStoreReference(store)))
}

/** Throws `invalid` for a store that is not there, before anything is kept for a review of it. */
export async function requireStore(storeId: string): Promise<void> {
  if ((await storeReferences([storeId])).size === 0) throw noSuchStore()
}

interface ReviewExtras {
  approved: boolean
  profilePicture: string | null
}

/** Creates a review and its count. Throws `invalid` for a store that is not there. */
export async function createReview(form: ReviewForm, extras: ReviewExtras, now: Date): Promise<Review> {
  const item = reviewItem(form, extras, now)
  await transact([
    putNew(item),
    requireItem(keyOf.store(form.storeId), noSuchStore()),
    ...useImages([], [extras.profilePicture], now),
    count('REVIEW', 1),
  ])
  return withStore(item)
}

/** The answer that a bot gets in place of a created review. Throws `invalid` for a store that is not there. */
export async function decoyReview(form: ReviewForm, hasPicture: boolean, now: Date): Promise<Review> {
  const profilePicture = hasPicture ? pathOfImage('private/') : null
  const [review] = await withStores([reviewItem(form, { approved: false, profilePicture }, now)])
  if (!review) throw noSuchStore()
  return review
}

function noSuchStore() {
  const gone = 'This store does not exist.'
  return new AppError('invalid', gone, { fields: { storeId: gone } })
}

/** A new review as it lies in the table. */
export function reviewItem(form: ReviewForm, { approved, profilePicture }: ReviewExtras, now: Date): Item {
  const _id = ulid(now.getTime())
  const { reviewerName, text, rating, storeId } = form
  const held = { _id, reviewerName, profilePicture, text, rating, storeId, approved }
  return itemOf({ ...held, createdAt: now.toISOString(), version: 1 })
}

/** What the table holds of a review beside its keys. */
export interface StoredReview extends Omit<Review, 'storeId'>, Record<string, unknown> {
  storeId: string
}

/** A review as it lies in the table: its keys follow from what it holds. Only an approved one has a rank. */
export function itemOf(held: StoredReview): Item {
  const { _id, storeId, rating, approved } = held
  const state = approved ? 'APPROVED' : 'PENDING'
  return {
    ...held,
    ...keyOf.review(_id),
    ...inList.byAge('REVIEW', _id),
    ...inParent.review(storeId, state, _id),
    ...inStatus.review(state, _id),
    ...(approved ? inRank.review(rating, _id) : { rankPk: undefined, rankSk: undefined }),
  }
}

/** A review with its store. Throws `not_found` where that is gone, and the review just has not followed it yet. */
export async function withStore(item: Item): Promise<Review> {
  const [review] = await withStores([item])
  if (!review) throw noSuchReview()
  return review
}

async function withStores(items: Item[]): Promise<Review[]> {
  const stores = await storeReferences(items.map(({ storeId }) => storeId as string))
  return items.flatMap((item) => {
    const store = stores.get(item.storeId as string)
    return store ? toReview(item, store) : []
  })
}

/** A picture that is not public yet is read by staff under an address of its review. */
function toReview(item: Item, storeId: StoreReference): Review {
  const {
    _id,
    reviewerName,
    profilePicture: path,
    text,
    rating,
    createdAt,
    approved,
    version,
  } = item as unknown as Review
  const profilePicture = isPrivate(path) ? `/api${pathOf('GET /reviews/{id}/picture', { id: _id })}` : path
  return { _id, reviewerName, profilePicture, text, rating, storeId, createdAt, approved, version }
}

export function noSuchReview() {
  return new AppError('not_found', 'There is no such review.')
}
