import { decodeTime } from 'ulid'
import { pathOf } from '#domain/api/path'
import { decisionSchema as staffDecision, type StaffReview } from '#domain/review/decision'
import type { Page, PageRequest } from '#domain/http/paging'
import type { ReviewState } from '#domain/review/moderation'
import { type Review, type ReviewChanges, type ReviewForm, reviewSchema } from '#domain/review/review'
import { isUnpaid, type ReviewSource } from '#domain/review/review-source'
import type { StoreReference } from '#domain/reference/reference'
import { isPrivate, pathOfImage } from '#functions/images/image-path'
import type { ImageUpload } from '#functions/images/upload'
import type { List } from '#table/cursor'
import { type Item, twoDigits } from '#table/keys'
import { queryItems, queryPage, readPage } from '#table/read'
import type { Versions } from '#table/rewrite'
import { select } from '#table/select'
import { requireItem } from '#table/write'
import { entity, type Repository, noSuch } from '#functions/entity/entity'
import { keyOfStore } from '#functions/store/keys'
import type { Orders } from '#functions/entity/order'
import { recordDecision, recordDeletion, recordEdit, recordRestoration } from './decision'
import {
  oneWithStore,
  storeIsGone,
  storeReferences,
  toStoreReference,
  unknownStore,
  withStores,
} from '#functions/store/references'
import { marksOfEdit } from './review-edit'
import type { StoredReview } from './stored-review'
import { countStars } from './visitor-rating'

export function stateOf({ approved, decision }: StoredReview): ReviewState {
  if (approved) return 'approved'
  return decision?.outcome === 'rejected' ? 'rejected' : 'pending'
}

/** Approved ones by our staff, or for a reward, are in lists of their own. */
const approved = (isPaid: boolean, by: (review: StoredReview) => string) => (review: StoredReview) =>
  review.approved && isPaid !== isUnpaid(review.source) ? by(review) : undefined

const inState = (state: ReviewState) => (review: StoredReview) =>
  stateOf(review) === state ? review._id : undefined
const byAge = ({ _id }: StoredReview) => _id
const byRating = ({ rating, _id }: StoredReview) => `${twoDigits(Math.round(rating * 10))}#${_id}`

const ofReviews = { descending: true, isShown: true } as const

const orders = {
  newest: { index: 'byList', partition: 'REVIEW', by: byAge, descending: true },
  ofStore: {
    ...ofReviews,
    index: 'byParent',
    partition: 'STORE#*#REVIEWS',
    parent: ({ storeId }) => storeId,
    by: (review) => `${stateOf(review).toUpperCase()}#${review._id}`,
  },
  pending: {
    index: 'byStatus',
    partition: 'REVIEW#PENDING',
    by: inState('pending'),
    descending: true,
  },
  rejected: {
    index: 'byStatus',
    partition: 'REVIEW#REJECTED',
    by: inState('rejected'),
    descending: true,
  },
  approved: { ...ofReviews, index: 'byStatus', partition: 'REVIEW#APPROVED', by: approved(false, byAge) },
  paid: { ...ofReviews, index: 'byStatus', partition: 'REVIEW#APPROVED#PAID', by: approved(true, byAge) },
  rating: { ...ofReviews, index: 'byRank', partition: 'REVIEW', by: approved(false, byRating) },
  paidRating: { ...ofReviews, index: 'byRank', partition: 'REVIEW#PAID', by: approved(true, byRating) },
} satisfies Orders<StoredReview>

export const reviews: Repository<StoredReview, typeof orders> = entity({
  name: 'REVIEW',
  isShown: false,
  schema: reviewSchema,
  orders,
  images: ({ profilePicture }) => [profilePicture],
  dependents: (before, after) => ({
    writes: [
      ...(after ? [requireItem(keyOfStore(after.storeId), before ? noSuch('REVIEW') : unknownStore())] : []),
      ...countStars(before ? [before] : [], after ? [after] : []),
      ...(before && after ? [...recordDecision(before, after), ...recordEdit(before, after)] : []),
    ],
  }),
  restorable: {
    nameOf: ({ reviewerName }) => reviewerName,
    isKept: (review) => stateOf(review) !== 'rejected',
    writes: (review) => [requireItem(keyOfStore(review.storeId), storeIsGone()), ...countStars([], [review])],
  },
})

const paidOnes = { newest: ['approved', 'paid'], rating: ['rating', 'paidRating'] } as const

/** The list of approved reviews; those by visitors exclude our staff's and those that received a reward. */
export function approvedList(order: keyof typeof paidOnes = 'newest', by?: 'visitors'): List {
  const [unpaid, paid] = paidOnes[order]
  return { ...reviews.list(unpaid), ...(!by && { also: [reviews.list(paid).partition] }) }
}

export async function listApprovedReviews(
  order: keyof typeof paidOnes,
  page: PageRequest,
  by?: 'visitors',
): Promise<Page<Review>> {
  const { items, next } = await queryPage(approvedList(order, by), page)
  // Until migration 11 has run, all of them may be in one partition.
  const wanted = by ? items.filter(({ source }) => isUnpaid(source as ReviewSource)) : items
  return { items: await withStores(wanted, toReview), next }
}

export async function listApprovedReviewsOf(storeId: string, page: PageRequest): Promise<Page<Review>> {
  return readPage(approvedOf(storeId), page, (items) => withStores(items, toReview))
}

/** With their decisions. */
export function staffReviews(items: Item[]): Promise<StaffReview[]> {
  return withStores(items, toStaffReview)
}

/** Approved or not, read consistently. Throws `not_found`. */
export async function getReview(id: string): Promise<StaffReview> {
  return withDecision(await reviews.get(id, { consistent: true }))
}

export function approvedOf(storeId: string): List {
  return { ...reviews.list('ofStore', storeId), beginsWith: 'APPROVED#' }
}

/** The caller passes the store in afterwards, so both reads can run at once. */
export async function listReviewsOfStore(storeId: string, limit: number): Promise<(store: Item) => Review[]> {
  const items = await queryItems(approvedOf(storeId), limit)
  return (store) => items.map((item) => toReview(item, toStoreReference(store)))
}

/** Throws `invalid` for a store that does not exist. Called before a review is counted. */
export async function requireStore(storeId: string): Promise<void> {
  if ((await storeReferences([storeId])).size === 0) throw unknownStore()
}

interface ReviewExtras {
  approved: boolean
  profilePicture: string | null
  source?: ReviewSource
}

/** Throws `invalid` for a store that does not exist. */
export async function createReview(
  form: ReviewForm,
  extras: ReviewExtras,
  now: Date,
  uploads?: readonly ImageUpload[],
): Promise<Review> {
  // The function that takes a visitor's review may not read pending reviews.
  const sentAgain = async (id: string) => {
    return { ...reviewItem(form, extras, new Date(decodeTime(id))), _id: id }
  }
  const fields = { source: 'visitor' as const, ...form, ...extras }
  return withStore(await reviews.create(fields, now, { uploads, sentAgain }))
}

/** What a bot gets. Throws `invalid` for a store that does not exist. */
export async function decoyReview(form: ReviewForm, hasPicture: boolean, now: Date): Promise<Review> {
  const profilePicture = hasPicture ? pathOfImage('private/') : null
  const item = reviewItem(form, { approved: false, profilePicture }, now)
  const [review] = await withStores([item], toReview)
  if (!review) throw unknownStore()
  return review
}

export function reviewItem(form: ReviewForm, extras: ReviewExtras, now: Date): Item & StoredReview {
  return reviews.newItem({ source: 'visitor', ...form, ...extras }, now)
}

interface Change {
  fields: ReviewChanges
  versions: Versions
  by: string
}

/** A visitor's review is recorded before it changes. Throws `not_found`, `changed`, `invalid` (source). */
export async function updateReview(
  id: string,
  { fields, versions, by }: Change,
  now: Date,
): Promise<StaffReview> {
  const { answer, ...named } = fields
  const next = (before: StoredReview): StoredReview => {
    const after = { ...reviews.withChanges(before, named), ...answered(before, answer, now) }
    return { ...after, ...marksOfEdit(before, after, by, now) }
  }
  return withDecision(await reviews.change(id, versions, next, now))
}

/** A reply that stays as it is keeps its time. */
function answered(before: StoredReview, text: string | undefined, now: Date): Pick<StoredReview, 'answer'> {
  if (text === undefined || text === before.answer?.text) return {}
  return { answer: text === '' ? null : { text, at: now.toISOString() } }
}

/** Without `by` a person asked for it: not recorded, gone at once. Throws `not_found`, `changed`. */
export async function deleteReview(id: string, versions: Versions, now: Date, by?: string): Promise<void> {
  await reviews.remove(id, versions, now, (before) =>
    by === undefined
      ? reviews.release(before, now)
      : [...reviews.keep(before, now), ...recordDeletion(before, by, now)],
  )
}

/** Throws `not_found`, `conflict`. */
export async function restoreReview(id: string, by: string, now: Date): Promise<StaffReview> {
  const record = (review: StoredReview, deletedAt: string) => recordRestoration(review, deletedAt, by, now)
  return withDecision(await reviews.restore(id, now, record))
}

/** Throws `not_found` if its store is deleted. */
export const withStore = (item: Item): Promise<Review> => oneWithStore(item, toReview)

export const withDecision = (item: Item): Promise<StaffReview> => oneWithStore(item, toStaffReview)

export function toStaffReview(item: Item, storeId: StoreReference): StaffReview {
  const decision = item.decision ? select(item.decision as Item, staffDecision) : null
  return { ...toReview(item, storeId), decision }
}

/** Staff read a picture that is not public yet from an endpoint of its review. */
function toReview(item: Item, storeId: StoreReference): Review {
  const { answer = null, editedAt = null } = item
  const review = select(item, reviewSchema, { answer, editedAt, storeId })
  if (!isPrivate(review.profilePicture)) return review
  return { ...review, profilePicture: `/api${pathOf('GET /reviews/{id}/picture', { id: review._id })}` }
}
