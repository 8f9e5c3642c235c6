import { site } from '#site'
import { endingFrom, type CouponDates, couponStatusOf, expiredVisibleUntil } from './coupon-status'
import { fullDate } from '../time/full-date'
import { dayIn, endOfDay, instantOf, localOf } from '../time/zoned-time'

export const endPrecisions = ['day', 'instant'] as const

export interface DatedCoupon extends CouponDates {
  endsPrecision: (typeof endPrecisions)[number]
}

/** 'Starts today at 18:00', 'Ends 24 December 2026', in the site's time zone; '' without an end. */
export function dateLine(offer: DatedCoupon, now: Date): string {
  const { startsAt, endsAt, withdrawnAt } = offer
  const status = couponStatusOf(offer, now)
  if (status === 'withdrawn' && withdrawnAt !== null) return `Withdrawn ${fullDate(siteDayOf(withdrawnAt))}`
  if (status === 'scheduled' && startsAt !== null)
    return `Starts ${instantText(startsAt, (day) => dayText(day, now))}`
  if (endsAt === null) return ''
  return `${status === 'expired' ? 'Ended' : 'Ends'} ${endText(offer, endsAt, now)}`
}

function endText({ endsPrecision }: DatedCoupon, endsAt: string, now: Date): string {
  const day = dayText(lastDay(endsAt, endsPrecision), now)
  return endsPrecision === 'day' ? day : `${day} at ${timeText(endsAt)}`
}

/** '24 December 2026', '24 December 2026 at 18:00'. */
export function instantText(instant: string, textOfDay = fullDate): string {
  const [day, time] = [textOfDay(siteDayOf(instant)), timeText(instant)]
  return time === '00:00' ? day : `${day} at ${time}`
}

/** The day that is named as the end. Whole days end with the first moment of the next one. */
export function lastDay(endsAt: string, precision: DatedCoupon['endsPrecision']): string {
  return dayIn(new Date(Date.parse(endsAt) - (precision === 'day' ? 1 : 0)), site.timeZone)
}

const siteDayOf = (instant: string) => dayIn(new Date(instant), site.timeZone)

function dayText(day: string, now: Date): string {
  return day === siteDayOf(now.toISOString()) ? 'today' : fullDate(day)
}

function timeText(instant: string): string {
  return localOf(new Date(instant), site.timeZone).slice(11, 16)
}

/** The next moment at which the labels or the status change. No cache may hold an answer longer. */
export function nextChange(offer: DatedCoupon, now: Date): Date | undefined {
  const { startsAt, endsAt, endsPrecision, withdrawnAt } = offer
  if (withdrawnAt !== null) return undefined
  const ends = endsAt === null ? [] : momentsOfEnd(endsAt, lastDay(endsAt, endsPrecision))
  const starts = startsAt === null ? [] : [instantOf(siteDayOf(startsAt), site.timeZone), new Date(startsAt)]
  const moments = [...starts, ...ends]
  const coming = moments.filter((moment) => moment > now).map((moment) => moment.getTime())
  return coming.length === 0 ? undefined : new Date(Math.min(...coming))
}

function momentsOfEnd(endsAt: string, day: string): Date[] {
  const [first, last] = [instantOf(day, site.timeZone), endOfDay(day, site.timeZone)]
  return [endingFrom(endsAt), first, new Date(endsAt), last, expiredVisibleUntil(endsAt)]
}
