import { type CouponStatus, endingHours, type OfferDates, oldestExpired } from '#domain/coupon/coupon-status'
import { freshness } from '#domain/http/freshness'
import type { List } from '#table/cursor'
import { inLifetime, inList, inParent, inRank } from '#functions/entity/keys'

/** By end, or by id without one. Ids of this millennium begin with 0 or 1, instants with 2. */
export function lifetimeOf({ endsAt, withdrawnAt }: Omit<OfferDates, 'startsAt'>, id: string): string {
  if (withdrawnAt !== null) return `${withdrawnPrefix}${withdrawnAt}#${id}`
  return endsAt === null ? id : `${endsAt}#${id}`
}

const withdrawnPrefix = '!'

const firstEnd = '2'
const afterEnds = '3'

const after = (instant: Date) => `${instant.toISOString()}$`

type Partition = Pick<List, 'index' | 'partition' | 'also'>
type Lists = readonly [List, ...List[]]

export interface CouponLists {
  lists: Lists
  /** Started since the last write, or starts while a cache keeps the answer (scheduled-coupons.ts). */
  due?: List
  /** Its first item is the next that comes into the lists. */
  coming?: List
}

/** First those with an end, the soonest first; then those without, the newest first. */
function unended(partition: Partition, now: Date): Lists {
  return [
    { ...partition, from: after(now), to: afterEnds },
    { ...partition, from: '0', to: firstEnd, descending: true },
  ]
}

function dueOf(scheduled: Partition, now: Date): List {
  const kept = (freshness.cached + freshness.revalidating) * 1000
  return { ...scheduled, to: after(new Date(now.getTime() + kept)) }
}

function ended(partition: Partition, now: Date, from = firstEnd): Omit<CouponLists, 'due'> {
  return {
    lists: [{ ...partition, from, to: after(now), descending: true }],
    coming: { ...partition, from: after(now), to: afterEnds },
  }
}

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

export function scheduledOf(storeId: string): List {
  return { index: 'byStatus', partition: inLifetime.scheduledOf(storeId) }
}

export function listsOfStore(storeId: string, status: CouponStatus | undefined, now: Date): CouponLists {
  const started = ofStore(storeId)
  const others = inParent.scheduledOf(storeId)
  if (status === undefined) return { lists: [{ ...started, also: [others], descending: true }] }
  if (status === 'scheduled') return { lists: unended({ index: 'byParent', partition: others }, now) }
  return { ...rangesOf(status, started, now), due: dueOf(scheduledOf(storeId), now) }
}

export function endedLately(storeId: string, now: Date): CouponLists {
  const due = dueOf(scheduledOf(storeId), now)
  return { ...ended(ofStore(storeId), now, after(oldestExpired(now))), due }
}

/** Coupons of all stores that have started, and those that the release before stored too early. */
export function listsToMove(now: Date): Lists {
  return [
    { ...scheduled, to: after(now) },
    { index: 'byRank', partition: inRank.coupons, from: after(now) },
  ]
}
