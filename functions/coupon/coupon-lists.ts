import { type CouponStatus, endingHours, type OfferDates, oldestExpired } from '#domain/coupon/coupon-status'
import { freshness } from '#domain/http/freshness'
import type { List } from '#table/cursor'
import { inLifetime, inList, inParent, inRank } from '#functions/entity/keys'

/**
 * Where an offer lies among those of its store, and among all. Offers without an end lie by their id, others
 * by their end, and those that were withdrawn by the time of that, before both. Ids of this millennium begin
 * with 0 or 1, instants with 2.
 */
export function lifetimeOf({ endsAt, withdrawnAt }: Omit<OfferDates, 'startsAt'>, id: string): string {
  if (withdrawnAt !== null) return `${withdrawnPrefix}${withdrawnAt}#${id}`
  return endsAt === null ? id : `${endsAt}#${id}`
}

const withdrawnPrefix = '!'

const firstEnd = '2'
const afterEnds = '3'

/** A sort key after those of all offers that end, or start, at an instant or before. */
const after = (instant: Date) => `${instant.toISOString()}$`

type Partition = Pick<List, 'index' | 'partition' | 'also'>
type Lists = readonly [List, ...List[]]

/** Where the coupons of an answer lie. All of it is read at the same time. */
export interface CouponLists {
  /** They follow each other. */
  lists: Lists
  /** What started since it was written, or starts while a cache keeps the answer (scheduled-coupons.ts). */
  due?: List
  /** The first item of it is the next one that comes into the lists as time goes by. */
  coming?: List
}

/** What has not ended at a moment: first what ends soonest, then what has no end, the newest first. */
function unended(partition: Partition, now: Date): Lists {
  return [
    { ...partition, from: after(now), to: afterEnds },
    { ...partition, from: '0', to: firstEnd, descending: true },
  ]
}

/** Those that were scheduled when they were written, by their start, as far as a cache may keep an answer. */
function dueOf(scheduled: Partition, now: Date): List {
  const kept = (freshness.cached + freshness.revalidating) * 1000
  return { ...scheduled, to: after(new Date(now.getTime() + kept)) }
}

/** What ended, the last first, since a moment. */
function ended(partition: Partition, now: Date, from = firstEnd): Omit<CouponLists, 'due'> {
  return {
    lists: [{ ...partition, from, to: after(now), descending: true }],
    coming: { ...partition, from: after(now), to: afterEnds },
  }
}

/** The ranges of keys that hold the offers of a status which have started. */
function rangesOf(
  status: Exclude<CouponStatus, 'scheduled'>,
  partition: Partition,
  now: Date,
): Omit<CouponLists, 'due'> {
  const soon = after(new Date(now.getTime() + endingHours * 3_600_000))
  switch (status) {
    case 'live':
      return { lists: unended(partition, now) }
    case 'ending':
      return {
        lists: [{ ...partition, from: after(now), to: soon }],
        coming: { ...partition, from: soon, to: afterEnds },
      }
    case 'expired':
      return ended(partition, now)
    case 'withdrawn':
    default:
      return { lists: [{ ...partition, beginsWith: withdrawnPrefix, descending: true }] }
  }
}

const scheduled: Partition = { index: 'byRank', partition: inRank.scheduledCoupons }

/** The coupons of all stores, the newest first: those that have started, or all of them. */
export function listsOfAll(isStaff: boolean, now: Date): CouponLists {
  const started: List = { index: 'byList', partition: 'COUPON', descending: true }
  if (!isStaff) return { lists: [started], due: dueOf(scheduled, now) }
  return { lists: [{ ...started, also: [inList.scheduledCoupons] }] }
}

/** The coupons of a status, of all stores. */
export function listsOfStatus(status: CouponStatus, now: Date): CouponLists {
  // The release before stored them with those that have started; the task moves them too.
  if (status === 'scheduled') return { lists: [{ ...scheduled, also: [inRank.coupons], from: after(now) }] }
  const started: Partition = { index: 'byStatus', partition: inLifetime.coupons }
  return { ...rangesOf(status, started, now), due: dueOf(scheduled, now) }
}

const ofStore = (storeId: string): Partition => ({
  index: 'byParent',
  partition: inParent.couponsOf(storeId),
})

/** The coupons of a store that have not started, by their start. */
export function scheduledOf(storeId: string): List {
  return { index: 'byStatus', partition: inLifetime.scheduledOf(storeId) }
}

/** The coupons of a store: all of them, or those of a status. */
export function listsOfStore(storeId: string, status: CouponStatus | undefined, now: Date): CouponLists {
  const started = ofStore(storeId)
  const others = inParent.scheduledOf(storeId)
  if (status === undefined) return { lists: [{ ...started, also: [others], descending: true }] }
  if (status === 'scheduled') return { lists: unended({ index: 'byParent', partition: others }, now) }
  return { ...rangesOf(status, started, now), due: dueOf(scheduledOf(storeId), now) }
}

/** What ended at a store in the last 90 days, the last first. */
export function endedLately(storeId: string, now: Date): CouponLists {
  const due = dueOf(scheduledOf(storeId), now)
  return { ...ended(ofStore(storeId), now, after(oldestExpired(now))), due }
}

/** Coupons of all stores whose start has come, and those that the release before stored before it has. */
export function listsToMove(now: Date): Lists {
  return [
    { ...scheduled, to: after(now) },
    { index: 'byRank', partition: inRank.coupons, from: after(now) },
  ]
}
