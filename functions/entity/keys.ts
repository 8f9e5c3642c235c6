import type { Placement } from '#domain/click/placement'
import { type Key, key, nameRank } from '#table/keys'
import type { IndexName } from '#table/schema'

/** They are the sort keys of their items. */
export const entityNames = ['STORE', 'CATEGORY', 'COUPON', 'REVIEW', 'BLOG'] as const

export type Entity = (typeof entityNames)[number]

export const itemKey = (name: Entity, id: string) => key(`${name}#${id}`, name)

/** docs/data-model.md says which call reads which. */
export const keyOf = {
  store: (id: string) => itemKey('STORE', id),
  category: (id: string) => itemKey('CATEGORY', id),
  coupon: (id: string) => itemKey('COUPON', id),
  review: (id: string) => itemKey('REVIEW', id),
  blog: (id: string) => itemKey('BLOG', id),
  gone: (name: 'BLOG', id: string) => key(`GONE#${name}#${id}`, 'GONE'),
  message: (id: string) => key(`MESSAGE#${id}`, 'MESSAGE'),
  /** Names the store that has it. */
  storeSlug: (slug: string) => key(`SLUG#STORE#${slug}`, 'SLUG'),
  categorySlug: (slug: string) => key(`SLUG#CATEGORY#${slug}`, 'SLUG'),
  deletion: (storeId: string) => key(`DELETION#${storeId}`, 'DELETION'),
  view: (couponId: string, day: string, visitor: string) => key(`VIEW#${couponId}#${day}#${visitor}`, 'VIEW'),
  decision: (id: string) => key(`DECISION#${id}`, 'DECISION'),
  report: (id: string) => key(`REPORT#${id}`, 'REPORT'),
  receipt: (id: string) => key(`RECEIPT#${id}`, 'RECEIPT'),
  reported: (subjectId: string, day: string, mark: string) =>
    key(`RECEIPT#${day}#${mark}#${subjectId}`, 'REPORTED'),
  /** Outcomes of reviews in a month (UTC): '2026-05'. */
  rates: (month: string) => key(`RATES#${month}`, 'RATES'),
  visitorRating: (storeId: string) => key(`STORE#${storeId}`, 'RATING'),
  click: (offerId: string, day: string, visitor: string) =>
    key(`CLICK#${offerId}#${day}#${visitor}`, 'CLICK'),
  /** The clicks of a day in one placement (click.ts). */
  clickCount: (day: string, { storeId, couponId = '' }: ClickedOffer, placement: Placement) =>
    key(clicksOf(day), `${storeId}#${couponId}#${placement}`),
  signal: (couponId: string, day: string, by: string) => key(ledgerOf(couponId), `${day}#${by}`),
  answers: (couponId: string, epoch: number) => key(`${ledgerOf(couponId)}#ANSWERS`, String(epoch)),
  /** The answers of a network that count on a day, of all coupons. */
  networkDay: (day: string, network: string) => key(`SIGNAL#${day}#${network}`, 'NETWORK'),
  /** How many coupons visitors have put in doubt on the last day with a doubt. */
  doubtDay: key('SIGNAL#DOUBTS', 'DOUBTS'),
  doubt: (couponId: string) => key(`DOUBT#${couponId}`, 'DOUBT'),
  /** A store's reference to a blog about it. */
  mention: (storeId: string, blogId: string) => key(mentionsOf(storeId), blogId),
  counter: (entity: Entity) => key(`COUNTER#${entity}`, 'COUNTER'),
  word: (word: string, nameKey: string, id: string) =>
    key(searchPartitions.word(word), `${word}#${nameKey}#${id}`),
  pair: (pair: string, nameKey: string, id: string) =>
    key(searchPartitions.pair(pair), `${pair}#${nameKey}#${id}`),
  name: (name: string, nameKey: string, id: string) =>
    key(searchPartitions.name(name), `${name}#${nameKey}#${id}`),
  wholeName: (whole: string, nameKey: string, id: string) =>
    key(searchPartitions.whole(whole), `${whole}#${nameKey}#${id}`),
  gapped: (gap: string, missing: string, nameKey: string, id: string) =>
    key(searchPartitions.gapped(gap), `${missing}#${nameKey}#${id}`),
}

export interface ClickedOffer {
  storeId: string
  couponId?: string | undefined
}

export const clicksOf = (day: string) => `CLICKS#${day}`
export const ledgerOf = (couponId: string) => `SIGNAL#${couponId}`

export const mentionsOf = (storeId: string) => `MENTIONS#${storeId}`

export const searchPartitions = {
  word: (start: string) => `WORD#${beginning(start, 1)}`,
  pair: (start: string) => `PAIR#${beginning(start, 2)}`,
  name: (start: string) => `NAME#${beginning(start, 2)}`,
  whole: (start: string) => `WHOLE#${beginning(start, 2)}`,
  gapped: (gap: string) => `GAP#${gap}`,
}

const beginning = (text: string, length: number) => Array.from(text).slice(0, length).join('')

export function isSearchEntry({ pk }: Key): boolean {
  return /^(?:WORD|PAIR|NAME|WHOLE|GAP)#/.test(pk)
}

export function isMention({ pk }: Key): boolean {
  return pk.startsWith('MENTIONS#')
}

/** Stores and categories by name, the others by age. */
export const inList = {
  /** Coupons that were scheduled at their last write (scheduled-coupons.ts). */
  scheduledCoupons: 'COUPON#SCHEDULED',
  scheduledCoupon: (id: string) => ({ listPk: inList.scheduledCoupons, listSk: id }),
  byName: (entity: Entity, name: string, id: string) => ({ listPk: entity, listSk: nameRank(name, id) }),
  byAge: (entity: Entity | 'MESSAGE' | 'DECISION', id: string) => ({ listPk: entity, listSk: id }),
}

export const inDoubt = {
  coupons: 'DOUBT',
  coupon: (doubtedAt: string, id: string) => ({ listPk: inDoubt.coupons, listSk: `${doubtedAt}#${id}` }),
  /** Coupons in doubt by their end, in seconds since 1970. */
  ending: (expiresAt: number, id: string) => ({
    statusPk: inDoubt.coupons,
    statusSk: `${new Date(expiresAt * 1000).toISOString()}#${id}`,
  }),
}

export const inParent = {
  storesOf: (categoryId: string) => `CATEGORY#${categoryId}#STORES`,
  couponsOf: (storeId: string) => `STORE#${storeId}#COUPONS`,
  reviewsOf: (storeId: string) => `STORE#${storeId}#REVIEWS`,
  /** Listings of the stores of a category, by their last change (listing/listing.ts). */
  changedOf: (categoryId: string) => `CATEGORY#${categoryId}#CHANGED`,
  changedStore: (categoryId: string, at: string, id: string) => ({
    parentPk: inParent.changedOf(categoryId),
    parentSk: `${at}#${id}`,
  }),
  slugsOf: (holder: string) => `${holder}#SLUGS`,
  slug: (holder: string, slug: string) => ({ parentPk: inParent.slugsOf(holder), parentSk: slug }),
  /** Coupons and reviews of a deleted store (functions/table/hidden). */
  hiddenOf: (storeId: string) => `STORE#${storeId}#HIDDEN`,
  store: (categoryId: string, name: string, id: string) => ({
    parentPk: inParent.storesOf(categoryId),
    parentSk: nameRank(name, id),
  }),
  scheduledOf: (storeId: string) => `STORE#${storeId}#SCHEDULED`,
  coupon: (storeId: string, lifetime: string, isScheduled = false) => ({
    parentPk: isScheduled ? inParent.scheduledOf(storeId) : inParent.couponsOf(storeId),
    parentSk: lifetime,
  }),
  review: (storeId: string, state: ReviewState, id: string) => ({
    parentPk: inParent.reviewsOf(storeId),
    parentSk: `${state}#${id}`,
  }),
}

/** Stores ascending (the rating is inverted, so ties stay by name), reviews descending. */
export const inRank = {
  store: (rating: number, name: string, id: string) => ({
    rankPk: 'STORE',
    rankSk: `${twoDigits(50 - tenths(rating))}#${nameRank(name, id)}`,
  }),
  reviews: 'REVIEW',
  paidReviews: 'REVIEW#PAID',
  review: (rating: number, id: string, isPaid: boolean) => ({
    rankPk: isPaid ? inRank.paidReviews : inRank.reviews,
    rankSk: `${twoDigits(tenths(rating))}#${id}`,
  }),
  topCategory: (name: string, id: string) => ({ rankPk: 'CATEGORY', rankSk: nameRank(name, id) }),
  /** Coupons with a start, ordered by it, without scheduled ones. */
  coupons: 'COUPON',
  scheduledCoupons: 'COUPON#SCHEDULED',
  coupon: (startsAt: string, id: string, isScheduled = false) => ({
    rankPk: isScheduled ? inRank.scheduledCoupons : inRank.coupons,
    rankSk: `${startsAt}#${id}`,
  }),
}

export type ReviewState = 'PENDING' | 'APPROVED' | 'REJECTED'

export const inStatus = {
  reviews: (state: ReviewState) => `REVIEW#${state}`,
  /** Approved ones by our staff, or for a reward. */
  paidReviews: 'REVIEW#APPROVED#PAID',
  paidReview: (id: string) => ({ statusPk: inStatus.paidReviews, statusSk: id }),
  review: (state: ReviewState, id: string) => ({ statusPk: inStatus.reviews(state), statusSk: id }),
  reports: (state: 'open' | 'decided') => `REPORT#${state.toUpperCase()}`,
  report: (state: 'open' | 'decided', id: string) => ({ statusPk: inStatus.reports(state), statusSk: id }),
}

/** Coupons by their lifetime (coupon-lists.ts); the scheduled ones of a store by their start. */
export const inLifetime = {
  coupons: 'COUPON',
  scheduledOf: (storeId: string) => `STORE#${storeId}#SCHEDULED`,
  scheduled: (storeId: string, startsAt: string, id: string) => ({
    statusPk: inLifetime.scheduledOf(storeId),
    statusSk: `${startsAt}#${id}`,
  }),
  coupon: (lifetime: string) => ({ statusPk: inLifetime.coupons, statusSk: lifetime }),
}

export const inDeleted = {
  stores: 'STORE#DELETED',
  store: (deletedAt: Date, id: string) => ({
    statusPk: inDeleted.stores,
    statusSk: `${deletedAt.toISOString()}#${id}`,
  }),
}

const tenths = (rating: number) => Math.round(rating * 10)
const twoDigits = (number: number) => String(number).padStart(2, '0')

/** What visitors may read beside the shown entities, `*` for any text (record 37). */
export const shownItems = [
  'GONE#*',
  'LISTING#*',
  'COUNTER#STORE',
  'COUNTER#CATEGORY',
  'COUNTER#BLOG',
  'MENTIONS#*',
  'RECEIPT#*',
  'SLUG#*',
  'WORD#*',
  'PAIR#*',
  'NAME#*',
  'WHOLE#*',
  'GAP#*',
]

/** The site's function answers staff too, so scheduled coupons are here. */
export const shownLists = {
  byParent: [
    inParent.storesOf('*'),
    inParent.changedOf('*'),
    inParent.couponsOf('*'),
    inParent.scheduledOf('*'),
    inParent.reviewsOf('*'),
  ],
  byRank: ['STORE', 'CATEGORY', inRank.reviews, inRank.paidReviews, inRank.coupons, inRank.scheduledCoupons],
  byStatus: [
    inStatus.reviews('APPROVED'),
    inStatus.paidReviews,
    inLifetime.coupons,
    inLifetime.scheduledOf('*'),
  ],
} satisfies Partial<Record<IndexName, string[]>>
