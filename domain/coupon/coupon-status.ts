import type { PageRequest } from '../http/paging'

/** What an offer can be. It follows from its dates whenever it is read. */
export const couponStatuses = ['scheduled', 'live', 'ending', 'expired', 'withdrawn'] as const

export type CouponStatus = (typeof couponStatuses)[number]

/** How staff see a status. */
export const couponStatusLabel: Record<CouponStatus, string> = {
  scheduled: 'Scheduled',
  live: 'Live',
  ending: 'Ending',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

/** Hours before its end in which an offer counts as ending. */
export const endingHours = 48

/** Days for which visitors are told of an offer that has ended. */
const expiredDays = 90

const hour = 3_600_000

/** The dates of an offer: ISO 8601 in UTC, or null. It ends at `endsAt`, and is not there any more then. */
export interface OfferDates {
  startsAt: string | null
  endsAt: string | null
  withdrawnAt: string | null
}

export function statusOf({ startsAt, endsAt, withdrawnAt }: OfferDates, now: Date): CouponStatus {
  if (withdrawnAt !== null) return 'withdrawn'
  if (endsAt !== null && now >= new Date(endsAt)) return 'expired'
  if (startsAt !== null && now < new Date(startsAt)) return 'scheduled'
  return endsAt !== null && now >= endingFrom(endsAt) ? 'ending' : 'live'
}

/** Whether visitors can use an offer. */
export function isOpen(status: CouponStatus): boolean {
  return status === 'live' || status === 'ending'
}

/** When an offer begins to count as ending. */
export function endingFrom(endsAt: string): Date {
  return new Date(Date.parse(endsAt) - endingHours * hour)
}

/** Until when visitors are told of an offer that has ended. */
export function toldUntil(endsAt: string): Date {
  return new Date(Date.parse(endsAt) + expiredDays * 24 * hour)
}

/** The end of the oldest offers that visitors are told of. */
export function oldestExpired(now: Date): Date {
  return new Date(now.getTime() - expiredDays * 24 * hour)
}

/** Which page of the coupons of which status is wanted; without one, of all. */
export interface CouponListRequest extends PageRequest {
  status?: CouponStatus | undefined
}
