import { decodeTime } from 'ulid'
import { pathOf } from '#domain/api/path'
import { decisionSchema as staffDecision, type StaffReview } from '#domain/review/decision'
import type { Page, PageRequest } from '#domain/http/paging'
import { type Review, type ReviewChanges, type ReviewForm, reviewSchema } from '#domain/review/review'
import { isUnpaid, type ReviewSource } from '#domain/review/review-source'
import type { StoreReference } from '#domain/store/store-reference'
import { useImages } from '#functions/images/image-uses'
import { isPrivate, pathOfImage } from '#functions/images/image-path'
import type { ImageUpload } from '#functions/images/upload'
import type { List } from '#table/cursor'
import type { Item } from '#table/keys'
import { queryItems, queryPage, readPage } from '#table/read'
import type { Versions } from '#table/rewrite'
import { select } from '#table/select'
import { requireItem } from '#table/write'
import { entity, type Repository, noSuch, withChanges } from '#functions/entity/entity'
import { inList, inParent, inRank, inStatus, keyOf } from '#functions/entity/keys'
import { type Decision, recordDecision, recordDeletion, recordEdit } from './decision'
import { storeReferences, toStoreReference, unknownStore, withStores } from '#functions/entity/references'
import { type Edit, marksOfEdit } from './review-edit'
import { countStars } from './visitor-rating'

export interface StoredReview extends Omit<Review, 'storeId' | 'answer' | 'editedAt'> {
  storeId: string
  answer?: Review['answer']
  editedAt?: string
  edits?: Edit[]
  decision?: Decision
}

export const reviews: Repository<StoredReview> = entity({
  name: 'REVIEW',
  isShown: false,
  indexKeys: ({ _id, storeId, rating, approved, decision, source }) => {
    const isRejected = decision?.outcome === 'rejected'
    const state = approved ? 'APPROVED' : isRejected ? 'REJECTED' : 'PENDING'
    const isPaid = !isUnpaid(source)
    return {
      ...inList.byAge('REVIEW', _id),
      ...inParent.review(storeId, state, _id),
      ...(approved && isPaid ? inStatus.paidReview(_id) : inStatus.review(state, _id)),
      ...(approved ? inRank.review(rating, _id, isPaid) : { rankPk: undefined, rankSk: undefined }),
    }
  },
  images: ({ profilePicture }) => [profilePicture],
  dependents: (before, after) => ({
    writes: [
      ...(after ? [requireItem(keyOf.store(after.storeId), before ? noSuch('REVIEW') : unknownStore())] : []),
      ...countStars(before ? [before] : [], after ? [after] : []),
      ...(before && after ? [...recordDecision(before, after), ...recordEdit(before, after)] : []),
    ],
  }),
})

const approvedBy = {
  newest: { index: 'byStatus', partition: inStatus.reviews('APPROVED'), also: [inStatus.paidReviews] },
  rating: { index: 'byRank', partition: inRank.reviews, also: [inRank.paidReviews] },
} as const satisfies Record<string, List>

export type ReviewOrder = keyof typeof approvedBy

/** Those by visitors exclude our staff's and those that received a reward. */
export async function listApprovedReviews(
  order: ReviewOrder,
  page: PageRequest,
  by?: 'visitors',
): Promise<Page<Review>> {
  const { also, ...unpaid } = approvedBy[order]
  const { items, next } = await queryPage({ ...unpaid, ...(!by && { also }), descending: true }, page)
  // Until migration 11 has run, all of them may be in one partition.
  const wanted = by ? items.filter(({ source }) => isUnpaid(source as ReviewSource)) : items
  return { items: await withStores(wanted, toReview), next }
}

export async function listApprovedReviewsOf(storeId: string, page: PageRequest): Promise<Page<Review>> {
  return readReviews(approvedOf(storeId), page)
}

export async function listReviews(page: PageRequest): Promise<Page<StaffReview>> {
  return readForStaff({ index: 'byList', partition: 'REVIEW', descending: true }, page)
}

export async function listPendingReviews(page: PageRequest): Promise<Page<StaffReview>> {
  return readForStaff({ index: 'byStatus', partition: inStatus.reviews('PENDING'), descending: true }, page)
}

export async function listRejectedReviews(page: PageRequest): Promise<Page<StaffReview>> {
  return readForStaff({ index: 'byStatus', partition: inStatus.reviews('REJECTED'), descending: true }, page)
}

/** Approved or not, read consistently. Throws `not_found`. */
export async function getReview(id: string): Promise<StaffReview> {
  return withDecision(await reviews.get(id, { latest: true }))
}

async function readReviews(list: List, page: PageRequest): Promise<Page<Review>> {
  return readPage(list, page, (items) => withStores(items, toReview))
}

async function readForStaff(list: List, page: PageRequest): Promise<Page<StaffReview>> {
  return readPage(list, page, (items) => withStores(items, toStaffReview))
}

function approvedOf(storeId: string): List {
  const partition = inParent.reviewsOf(storeId)
  return { index: 'byParent', partition, beginsWith: 'APPROVED#', descending: true }
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
  const again = async (id: string) => {
    return { ...reviewItem(form, extras, new Date(decodeTime(id))), _id: id }
  }
  const fields = { source: 'visitor' as const, ...form, ...extras }
  return withStore(await reviews.create(fields, now, uploads, again))
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
    const after = { ...withChanges(before, named), ...answered(before, answer, now) }
    return { ...after, ...marksOfEdit(before, after, by, now) }
  }
  return withDecision(await reviews.change(id, versions, next, now))
}

/** A reply that stays as it is keeps its time. */
function answered(before: StoredReview, text: string | undefined, now: Date): Pick<StoredReview, 'answer'> {
  if (text === undefined || text === before.answer?.text) return {}
  return { answer: text === '' ? null : { text, at: now.toISOString() } }
}

/** Without `by` a person asked for it, and it is not recorded. Throws `not_found`, `changed`. */
export async function deleteReview(id: string, versions: Versions, now: Date, by?: string): Promise<void> {
  await reviews.remove(id, versions, now, (before) => [
    ...useImages([before.profilePicture], [], now),
    ...(by === undefined ? [] : recordDeletion(before, by, now)),
  ])
}

/** Throws `not_found` if the store is deleted; its reviews follow a moment later. */
export async function withStore(item: Item): Promise<Review> {
  const [review] = await withStores([item], toReview)
  if (!review) throw noSuch('REVIEW')
  return review
}

export async function withDecision(item: Item): Promise<StaffReview> {
  const [review] = await withStores([item], toStaffReview)
  if (!review) throw noSuch('REVIEW')
  return review
}

export function toStaffReview(item: Item, storeId: StoreReference): StaffReview {
  const decision = item.decision ? select(item.decision as Item, staffDecision) : null
  return { ...toReview(item, storeId), decision }
}

/** Staff read a picture that is not public yet from an endpoint of its review. */
function toReview(item: Item, storeId: StoreReference): Review {
  const review = select({ answer: null, editedAt: null, ...item, storeId }, reviewSchema)
  if (!isPrivate(review.profilePicture)) return review
  return { ...review, profilePicture: `/api${pathOf('GET /reviews/{id}/picture', { id: review._id })}` }
}
