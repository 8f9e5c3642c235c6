import { type CouponStatus, endingHours, type OfferDates, oldestExpired } from '#domain/coupon-status'
import { freshness } from '#domain/freshness'
import type { List } from '#table/cursor'
import { inLifetime, inParent, inRank } from './keys'

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

/** A sort key after those of all offers that end at an instant or before. */
const after = (instant: Date) => `${instant.toISOString()}$`

type Partition = Pick<List, 'index' | 'partition'>
type Lists = readonly [List, ...List[]]

/** What has not ended at a moment: first what ends soonest, then what has no end, the newest first. */
function unended(partition: Partition, now: Date): Lists {
  return [
    { ...partition, from: after(now), to: afterEnds },
    { ...partition, from: '0', to: firstEnd, descending: true },
  ]
}

/**
 * The last moment at which a cache still answers with what is read now. What comes into a list until then is
 * read too, though it is not of the status yet: so it is known when the answer is not true any more.
 */
function whileCached(now: Date): Date {
  return new Date(now.getTime() + (freshness.cached + freshness.revalidating) * 1000)
}

/**
 * The ranges of keys that hold the offers of a status, with some that do not have it yet. Unended ones may
 * not have started.
 */
function rangesOf(status: CouponStatus, partition: Partition, now: Date): Lists {
  switch (status) {
    case 'scheduled':
    case 'live':
      return unended(partition, now)
    case 'ending': {
      const to = after(new Date(whileCached(now).getTime() + endingHours * 3_600_000))
      return [{ ...partition, from: after(now), to }]
    }
    case 'expired':
      return [{ ...partition, from: firstEnd, to: after(whileCached(now)), descending: true }]
    case 'withdrawn':
    default:
      return [{ ...partition, beginsWith: withdrawnPrefix, descending: true }]
  }
}

/** The coupons of a status, of all stores. */
export function listsOfStatus(status: CouponStatus, now: Date): Lists {
  const scheduled: Lists = [{ index: 'byRank', partition: inRank.coupons, from: after(now) }]
  const all: Partition = { index: 'byStatus', partition: inLifetime.coupons }
  return status === 'scheduled' ? scheduled : rangesOf(status, all, now)
}

const ofStore = (storeId: string): Partition => ({
  index: 'byParent',
  partition: inParent.couponsOf(storeId),
})

/** The coupons of a store: all of them, or those of a status. */
export function listsOfStore(storeId: string, status: CouponStatus | undefined, now: Date): Lists {
  const partition = ofStore(storeId)
  return status === undefined ? [{ ...partition, descending: true }] : rangesOf(status, partition, now)
}

/** What ended at a store in the last 90 days, the last first. */
export function endedLately(storeId: string, now: Date): Lists {
  const to = after(whileCached(now))
  return [{ ...ofStore(storeId), from: after(oldestExpired(now)), to, descending: true }]
}
