import { site } from '#site'
import { type CouponType, couponTypeLabel, percentageText } from './coupon-wording'
import { endingFrom, type CouponDates, couponStatusOf, expiredVisibleUntil } from './coupon-status'
import { fullDate } from '../time/full-date'
import { dayIn, endOfDay, instantOf, localOf } from '../time/zoned-time'

/** An amount of money in a currency of ISO 4217. */
export interface Money {
  amount: number
  currency: string
}

export const endPrecisions = ['day', 'instant'] as const

export interface DatedCoupon extends CouponDates {
  endsPrecision: (typeof endPrecisions)[number]
}

/** 'Starts today at 18:00', 'Ends 24 December 2026', in the site's time zone; '' without an end. */
export function dateLine(offer: DatedCoupon, now: Date): string {
  const { startsAt, endsAt, withdrawnAt } = offer
  const status = couponStatusOf(offer, now)
  if (status === 'withdrawn' && withdrawnAt !== null) return `Withdrawn ${fullDate(siteDayOf(withdrawnAt))}`
  if (status === 'scheduled' && startsAt !== null) return `Starts ${startText(startsAt, now)}`
  if (endsAt === null) return ''
  return `${status === 'expired' ? 'Ended' : 'Ends'} ${endText(offer, endsAt, now)}`
}

function endText({ endsPrecision }: DatedCoupon, endsAt: string, now: Date): string {
  const day = dayText(lastDay(endsAt, endsPrecision), now)
  return endsPrecision === 'day' ? day : `${day} at ${timeText(endsAt)}`
}

function startText(startsAt: string, now: Date): string {
  const [day, time] = [dayText(siteDayOf(startsAt), now), timeText(startsAt)]
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

/** What an offer takes off. A percentage is `value`, and is the coupon's `percentageOff`. */
export const discountKinds = ['percent', 'amount', 'shipping', 'gift', 'other'] as const

export type DiscountKind = (typeof discountKinds)[number]

export interface ShownDiscount {
  kind: DiscountKind
  value?: number | undefined
  currency?: string | undefined
  upTo?: number | undefined
}

/** The discount of a stored offer, whose percentage stands beside it. 0 percent promises nothing. */
export function discountOf({ discount, percentageOff }: Discounted): ShownDiscount {
  if (discount.kind !== 'percent') return discount
  return percentageOff === 0 ? { kind: 'other' } : { ...discount, value: percentageOff }
}

interface Discounted {
  discount: ShownDiscount
  percentageOff: number
}

/** '20% off', '£10 off', 'Free shipping'. Of an offer without a discount it is what it is: 'Deal', 'Code'. */
export function discountLabel({ kind, value = 0, currency }: ShownDiscount, type: CouponType): string {
  if (kind === 'shipping') return 'Free shipping'
  if (kind === 'gift') return 'Free gift'
  if (kind === 'amount' && currency !== undefined) return `${moneyText({ amount: value, currency })} off`
  const percentage = percentageText(value)
  return kind === 'percent' && percentage !== '0' ? `${percentage}% off` : couponTypeLabel[type]
}

/** The most that a percentage takes off: 'Up to £50'. */
export function upToLabel({ kind, upTo, currency }: ShownDiscount): string | null {
  if (kind !== 'percent' || upTo === undefined || currency === undefined) return null
  return `Up to ${moneyText({ amount: upTo, currency })}`
}

export function minimumSpendLabel(minimumSpend: Money | null): string | null {
  return minimumSpend && `Minimum spend ${moneyText(minimumSpend)}`
}

/** By currency. Making one is slow. */
const moneyFormats = new Map<string, Intl.NumberFormat>()

/** '£10', '£9.99', '¥1,000'. */
export function moneyText({ amount, currency }: Money): string {
  let format = moneyFormats.get(currency)
  format ??= new Intl.NumberFormat(site.language.formats, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  moneyFormats.set(currency, format)
  return format.format(amount)
}
