import { site } from '#site'
import { lastDay } from '#domain/coupon/coupon-dates'
import { dayIn, localOf } from '#domain/time/zoned-time'
import type { CouponFacts } from '#lib/page-metadata'

/** A date known to the day is a day of the site's time zone, as on the page; else an instant. */
export function validity({ startsAt, endsAt, endsPrecision }: CouponFacts): {
  validFrom?: string
  validThrough?: string
} {
  return {
    ...(startsAt !== null && { validFrom: start(startsAt) }),
    ...(endsAt !== null && {
      validThrough: endsPrecision === 'day' ? lastDay(endsAt, endsPrecision) : endsAt,
    }),
  }
}

function start(startsAt: string): string {
  const instant = new Date(startsAt)
  const isMidnight = localOf(instant, site.timeZone).endsWith('T00:00:00.000')
  return isMidnight ? dayIn(instant, site.timeZone) : startsAt
}
