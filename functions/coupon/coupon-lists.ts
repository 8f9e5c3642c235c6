import { type CouponStatus, endingHours, oldestExpired } from '#domain/coupon/coupon-status'
import { freshness } from '#domain/http/freshness'
import type { List } from '#table/cursor'
import { listOf } from '#functions/entity/order'
import { orders, withdrawnPrefix } from './coupon-orders'
import { hour } from '#domain/time/lengths'

/** Sort keys of coupons with an end are between these (coupon-orders.ts). */
const firstEnd = '2'
const afterEnds = '3'

const after = (instant: Date) => `${instant.toISOString()}$`

/** In milliseconds. */
const step = 10_000

/** The list with wider ends, so that reads of 10 seconds are alike and one answers another. */
export function roundedToCacheStep({ from, to, ...list }: List): List {
  return { ...list, ...(from && { from: moved(from, Math.floor) }), ...(to && { to: moved(to, Math.ceil) }) }
}

/** Bounds that are no moments stay. */
function moved(bound: string, round: (steps: number) => number): string {
  const time = bound.endsWith('$') ? Date.parse(bound.slice(0, -1)) : NaN
  return Number.isNaN(time) ? bound : after(new Date(round(time / step) * step))
}

type Lists = readonly [List, ...List[]]

export interface CouponLists {
  lists: Lists
  /** Started since the last write, or starts while a cache keeps the answer (scheduled-coupons.ts). */
  due?: List
  /** Coupons that enter the lists later. The first of them says until when an answer may be cached. */
  coming?: List
}

/** First those with an end, the soonest first; then those without, the newest first. */
function unended(partition: List, now: Date): Lists {
  return [
    { ...partition, from: after(now), to: afterEnds },
    { ...partition, from: '0', to: firstEnd, descending: true },
  ]
}

function dueOf(scheduled: List, now: Date): List {
  const kept = (freshness.cached + freshness.revalidating) * 1000
  return { ...scheduled, to: after(new Date(now.getTime() + kept)) }
}

function ended(partition: List, now: Date, from = firstEnd): Omit<CouponLists, 'due'> {
  return {
    lists: [{ ...partition, from, to: after(now), descending: true }],
    coming: { ...partition, from: after(now), to: afterEnds },
  }
}

function rangesOf(
  status: Exclude<CouponStatus, 'scheduled'>,
  partition: List,
  now: Date,
): Omit<CouponLists, 'due'> {
  const soon = after(new Date(now.getTime() + endingHours * hour))
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

/** The coupons of all stores, the newest first: those that have started, or all of them. */
export function listsOfAll(isStaff: boolean, now: Date): CouponLists {
  const started = listOf(orders.newest)
  if (!isStaff) return { lists: [started], due: dueOf(listOf(orders.scheduledStart), now) }
  return { lists: [{ ...started, also: [orders.newestScheduled.partition] }] }
}

export function listsOfStatus(status: CouponStatus, now: Date): CouponLists {
  const scheduled = listOf(orders.scheduledStart)
  if (status === 'scheduled') return { lists: [{ ...scheduled, from: after(now) }] }
  return { ...rangesOf(status, listOf(orders.lifetime), now), due: dueOf(scheduled, now) }
}

export function scheduledOf(storeId: string): List {
  return listOf(orders.startOfStore, storeId)
}

export function listsOfStore(storeId: string, status: CouponStatus | undefined, now: Date): CouponLists {
  const started = listOf(orders.ofStore, storeId)
  if (status === undefined) return { lists: [{ ...bothOf(storeId), descending: true }] }
  if (status === 'scheduled') return { lists: unended(listOf(orders.scheduledOfStore, storeId), now) }
  return { ...rangesOf(status, started, now), due: dueOf(scheduledOf(storeId), now) }
}

export function endedLately(storeId: string, now: Date): CouponLists {
  const due = dueOf(scheduledOf(storeId), now)
  return { ...ended(listOf(orders.ofStore, storeId), now, after(oldestExpired(now))), due }
}

/** Coupons that have started and still have the place of scheduled ones. */
export const listToMove = (now: Date): List => ({ ...listOf(orders.scheduledStart), to: after(now) })

/** What ends until then; of all stores what is scheduled follows, as it has no place by its end. */
export function listsOfEnding(storeId: string | undefined, now: Date, until: Date): Lists {
  if (storeId === undefined) {
    const live = { ...listOf(orders.lifetime), from: after(now), to: after(until) }
    return [live, { ...listOf(orders.scheduledStart), to: after(until) }]
  }
  return [{ ...bothOf(storeId), from: after(now), to: after(until) }]
}

/** What has not ended, the soonest end first, in the same way. */
export function listsByEnd(storeId: string | undefined, now: Date): Lists {
  if (storeId !== undefined) return unended(bothOf(storeId), now)
  return [...unended(listOf(orders.lifetime), now), listOf(orders.scheduledStart)]
}

export const bothOf = (storeId: string): List => ({
  ...listOf(orders.ofStore, storeId),
  also: [listOf(orders.scheduledOfStore, storeId).partition],
})
