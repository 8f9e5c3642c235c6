import type { Placement } from '#domain/click/placement'
import { type Key, key, nameRank } from '#table/keys'
import type { IndexName } from '#table/schema'

/** The names of the entities. They are the sort keys of their items. */
export const entityNames = ['STORE', 'CATEGORY', 'COUPON', 'REVIEW', 'BLOG'] as const

export type Entity = (typeof entityNames)[number]

/** The key of an item of an entity. */
export const itemKey = (name: Entity, id: string) => key(`${name}#${id}`, name)

/** The keys of other items, and of what others refer to. docs/data-model.md says which call reads which. */
export const keyOf = {
  store: (id: string) => itemKey('STORE', id),
  category: (id: string) => itemKey('CATEGORY', id),
  coupon: (id: string) => itemKey('COUPON', id),
  review: (id: string) => itemKey('REVIEW', id),
  blog: (id: string) => itemKey('BLOG', id),
  /** That there was something, which was deleted. */
  gone: (name: 'BLOG', id: string) => key(`GONE#${name}#${id}`, 'GONE'),
  message: (id: string) => key(`MESSAGE#${id}`, 'MESSAGE'),
  /** The slug of a store. It names the store that has it. */
  storeSlug: (slug: string) => key(`SLUG#STORE#${slug}`, 'SLUG'),
  categorySlug: (slug: string) => key(`SLUG#CATEGORY#${slug}`, 'SLUG'),
  /** A deleted store and the work that is left to do for it. */
  deletion: (storeId: string) => key(`DELETION#${storeId}`, 'DELETION'),
  /** A visitor's view of a coupon on a day (functions/visitors/visitor). */
  view: (couponId: string, day: string, visitor: string) => key(`VIEW#${couponId}#${day}#${visitor}`, 'VIEW'),
  decision: (id: string) => key(`DECISION#${id}`, 'DECISION'),
  report: (id: string) => key(`REPORT#${id}`, 'REPORT'),
  /** What a report says to who has its number. */
  receipt: (id: string) => key(`RECEIPT#${id}`, 'RECEIPT'),
  /** That a report was sent on a day. */
  reported: (subjectId: string, day: string, mark: string) =>
    key(`RECEIPT#${day}#${mark}#${subjectId}`, 'REPORTED'),
  /** What became of reviews in a month (UTC): '2026-05'. */
  rates: (month: string) => key(`RATES#${month}`, 'RATES'),
  /** How many reviews of visitors a store has, by stars. */
  visitorRating: (storeId: string) => key(`STORE#${storeId}`, 'RATING'),
  /** A visitor's clicks on the links of a coupon or a store on a day. */
  click: (offerId: string, day: string, visitor: string) =>
    key(`CLICK#${offerId}#${day}#${visitor}`, 'CLICK'),
  /** The clicks of a day on the links of a coupon, or of a store itself, in one place (click.ts). */
  clickCount: (day: string, { storeId, couponId = '' }: ClickedOffer, placement: Placement) =>
    key(clicksOf(day), `${storeId}#${couponId}#${placement}`),
  /** What a visitor or a member of staff said of a coupon on a day. */
  signal: (couponId: string, day: string, by: string) => key(ledgerOf(couponId), `${day}#${by}`),
  /** What visitors said of a coupon lately, from which a verdict may come. */
  answers: (couponId: string, epoch: number) => key(`${ledgerOf(couponId)}#ANSWERS`, String(epoch)),
  /** The answers of a network that are heard on a day, of all coupons. */
  networkDay: (day: string, network: string) => key(`SIGNAL#${day}#${network}`, 'NETWORK'),
  /** How many coupons visitors have put in doubt on the last day with a doubt. */
  doubtDay: key('SIGNAL#DOUBTS', 'DOUBTS'),
  /** A coupon that waits for a test by staff. */
  doubt: (couponId: string) => key(`DOUBT#${couponId}`, 'DOUBT'),
  /** What a store has of a blog that is about it. */
  mention: (storeId: string, blogId: string) => key(mentionsOf(storeId), blogId),
  counter: (entity: Entity) => key(`COUNTER#${entity}`, 'COUNTER'),
  /** By what a store's name is found (domain/search/search-keys). */
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

/** A link that was clicked: that of a coupon, or of the store itself. */
export interface ClickedOffer {
  storeId: string
  couponId?: string | undefined
}

/** The partition of all clicks of a day. */
export const clicksOf = (day: string) => `CLICKS#${day}`
/** The partition of all signals about a coupon, by day. */
export const ledgerOf = (couponId: string) => `SIGNAL#${couponId}`

/** The partition of the blogs about a store, by their age. */
export const mentionsOf = (storeId: string) => `MENTIONS#${storeId}`

/** The partitions a search reads, by what the reader typed. */
export const searchPartitions = {
  word: (start: string) => `WORD#${beginning(start, 1)}`,
  pair: (start: string) => `PAIR#${beginning(start, 2)}`,
  name: (start: string) => `NAME#${beginning(start, 2)}`,
  whole: (start: string) => `WHOLE#${beginning(start, 2)}`,
  gapped: (gap: string) => `GAP#${gap}`,
}

const beginning = (text: string, length: number) => Array.from(text).slice(0, length).join('')

/** Whether an item is a search entry. */
export function isSearchEntry({ pk }: Key): boolean {
  return /^(?:WORD|PAIR|NAME|WHOLE|GAP)#/.test(pk)
}

/** Whether an item is what a store has of a blog. */
export function isMention({ pk }: Key): boolean {
  return pk.startsWith('MENTIONS#')
}

/** All items of an entity: stores and categories by name, the others by age. */
export const inList = {
  /** Coupons that their last write found scheduled (scheduled-coupons.ts). They are in no list of others. */
  scheduledCoupons: 'COUPON#SCHEDULED',
  scheduledCoupon: (id: string) => ({ listPk: inList.scheduledCoupons, listSk: id }),
  byName: (entity: Entity, name: string, id: string) => ({ listPk: entity, listSk: nameRank(name, id) }),
  byAge: (entity: Entity | 'MESSAGE' | 'DECISION', id: string) => ({ listPk: entity, listSk: id }),
}

/** Coupons that wait for a test by staff, by since when. */
export const inDoubt = {
  coupons: 'DOUBT',
  coupon: (doubtedAt: string, id: string) => ({ listPk: inDoubt.coupons, listSk: `${doubtedAt}#${id}` }),
  /** The same by their end, in seconds since 1970. */
  ending: (expiresAt: number, id: string) => ({
    statusPk: inDoubt.coupons,
    statusSk: `${new Date(expiresAt * 1000).toISOString()}#${id}`,
  }),
}

/** What belongs to a category or to a store. */
export const inParent = {
  storesOf: (categoryId: string) => `CATEGORY#${categoryId}#STORES`,
  couponsOf: (storeId: string) => `STORE#${storeId}#COUPONS`,
  reviewsOf: (storeId: string) => `STORE#${storeId}#REVIEWS`,
  /** Listings of the stores of a category, by when they have changed (listing/listing.ts). */
  changedOf: (categoryId: string) => `CATEGORY#${categoryId}#CHANGED`,
  changedStore: (categoryId: string, at: string, id: string) => ({
    parentPk: inParent.changedOf(categoryId),
    parentSk: `${at}#${id}`,
  }),
  /** All slugs of a store or a category, by the partition of its item. */
  slugsOf: (holder: string) => `${holder}#SLUGS`,
  slug: (holder: string, slug: string) => ({ parentPk: inParent.slugsOf(holder), parentSk: slug }),
  /** Both, once the store has been deleted (functions/table/hidden). */
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

/** Best first: stores ascending (the rating is turned round, so ties stay by name), reviews descending. */
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
  /** Coupons that have a start, by it; apart those that their last write found scheduled. */
  coupons: 'COUPON',
  scheduledCoupons: 'COUPON#SCHEDULED',
  coupon: (startsAt: string, id: string, isScheduled = false) => ({
    rankPk: isScheduled ? inRank.scheduledCoupons : inRank.coupons,
    rankSk: `${startsAt}#${id}`,
  }),
}

export type ReviewState = 'PENDING' | 'APPROVED' | 'REJECTED'

/** Reviews by their state, by age. */
export const inStatus = {
  reviews: (state: ReviewState) => `REVIEW#${state}`,
  /** Approved ones of our staff and of who got something for it. */
  paidReviews: 'REVIEW#APPROVED#PAID',
  paidReview: (id: string) => ({ statusPk: inStatus.paidReviews, statusSk: id }),
  review: (state: ReviewState, id: string) => ({ statusPk: inStatus.reviews(state), statusSk: id }),
  /** Reports by whether they wait, by age. */
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

/** Deleted stores that can be restored, by the time of their deletion. */
export const inDeleted = {
  stores: 'STORE#DELETED',
  store: (deletedAt: Date, id: string) => ({
    statusPk: inDeleted.stores,
    statusSk: `${deletedAt.toISOString()}#${id}`,
  }),
}

const tenths = (rating: number) => Math.round(rating * 10)
const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * The partitions that visitors may read beside those of the entities that are shown, `*` for any text
 * (record 37). Their functions get no permission for others.
 */
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

/**
 * The same for each index but that of whole lists, without hidden items and pending reviews. What has not
 * started is among them: the site's function answers staff too.
 */
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
