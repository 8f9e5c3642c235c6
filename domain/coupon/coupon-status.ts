import type { PageRequest } from '../http/paging'
import { day, hour } from '../time/lengths'

/** The statuses of a coupon. Each read computes the status from the dates. */
export const couponStatuses = ['scheduled', 'live', 'ending', 'expired', 'withdrawn'] as const

export type CouponStatus = (typeof couponStatuses)[number]

export const couponStatusLabel: Record<CouponStatus, string> = {
  scheduled: 'Scheduled',
  live: 'Live',
  ending: 'Ending',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

/** Hours before its end in which an offer counts as ending. */
export const endingHours = 48

/** Days for which visitors see an expired coupon. */
const expiredDays = 90

/** The dates of a coupon: ISO 8601 in UTC, or null. `endsAt` is exclusive. */
export interface CouponDates {
  startsAt: string | null
  endsAt: string | null
  withdrawnAt: string | null
}

export function couponStatusOf({ startsAt, endsAt, withdrawnAt }: CouponDates, now: Date): CouponStatus {
  if (withdrawnAt !== null) return 'withdrawn'
  if (endsAt !== null && now >= new Date(endsAt)) return 'expired'
  if (startsAt !== null && now < new Date(startsAt)) return 'scheduled'
  return endsAt !== null && now >= endingFrom(endsAt) ? 'ending' : 'live'
}

/** Whether visitors can use an offer. */
export function isRedeemable(status: CouponStatus): boolean {
  return status === 'live' || status === 'ending'
}

/** Whether a list of offers of the second status has those of the first. What is ending is live as well. */
export function isOfStatus(status: CouponStatus, wanted: CouponStatus): boolean {
  return status === wanted || (wanted === 'live' && status === 'ending')
}

/** When an offer begins to count as ending. */
export function endingFrom(endsAt: string): Date {
  return new Date(Date.parse(endsAt) - endingHours * hour)
}

/** Until when visitors see an expired coupon. */
export function expiredVisibleUntil(endsAt: string): Date {
  return new Date(Date.parse(endsAt) + expiredDays * day)
}

/** The end of the oldest expired coupons that visitors see. */
export function oldestExpired(now: Date): Date {
  return new Date(now.getTime() - expiredDays * day)
}

export interface CouponListRequest extends PageRequest {
  status?: CouponStatus | undefined
}
