import { site } from '#site'
import { discountLabel, lastDay, minimumSpendLabel } from '../coupon/coupon-labels'
import { fullDate } from '../time/full-date'
import { dayIn, localOf } from '../time/zoned-time'
import type { OfferFields } from './read-offers'

type FieldName = keyof OfferFields

const parts: Record<string, readonly FieldName[]> = {
  Title: ['title'],
  Link: ['link'],
  Code: ['type', 'couponCode'],
  Discount: ['percentageOff', 'discount'],
  Starts: ['startsAt'],
  Ends: ['endsAt', 'endsPrecision'],
  Terms: ['terms'],
  'Minimum spend': ['minimumSpend'],
  Exclusive: ['exclusive'],
}

export interface OfferChange {
  field: string
  /** Null for a new offer. */
  before: string | null
  after: string
  /** Staff have edited it since the last import: ours stays. */
  isKept: boolean
}

interface Difference {
  changes: OfferChange[]
  changed: FieldName[]
}

/** What the feed says now, what it said before, and the coupon. Only what the feed has changed counts. */
export function offerDifference(feed: OfferFields, before: OfferFields, coupon: OfferFields): Difference {
  const changed: FieldName[] = []
  const changes = Object.entries(parts).flatMap(([field, names]) => {
    if (isSame(names, feed, before) || isSame(names, feed, coupon)) return []
    const isKept = !isSame(names, coupon, before)
    if (!isKept) changed.push(...names)
    return { field, before: shown(field, coupon), after: shown(field, feed), isKept }
  })
  return { changes, changed }
}

/** What an offer is that was not known. */
export function offerFacts(offer: OfferFields): OfferChange[] {
  return ['Discount', 'Code', 'Ends'].map((field) => ({
    field,
    before: null,
    after: shown(field, offer),
    isKept: false,
  }))
}

type Ends = Pick<OfferFields, 'startsAt' | 'endsAt' | 'endsPrecision'> & { withdrawnAt: string | null }

/** The end of an offer that the feed has no more. Undefined if nobody can use it already. */
export function offerEnding(
  before: OfferFields,
  coupon: OfferFields & Ends,
  now: Date,
): OfferChange | undefined {
  const isOver = coupon.withdrawnAt !== null || (coupon.endsAt !== null && coupon.endsAt <= now.toISOString())
  if (isOver) return undefined
  const isKept = !isSame(parts['Ends']!, coupon, before)
  return { field: 'Ends', before: shown('Ends', coupon), after: momentText(now.toISOString()), isKept }
}

function isSame(names: readonly FieldName[], one: OfferFields, other: OfferFields): boolean {
  return names.every((name) => comparable(one[name]) === comparable(other[name]))
}

/** The database returns the parts of an object in another order. */
function comparable(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function shown(field: string, offer: OfferFields): string {
  const { discount, percentageOff, type, couponCode, startsAt, endsAt, endsPrecision, minimumSpend } = offer
  switch (field) {
    case 'Code':
      return couponCode ?? 'none'
    case 'Discount':
      return discountLabel(
        discount.kind === 'percent' ? { ...discount, value: percentageOff } : discount,
        type,
      )
    case 'Starts':
      return startsAt === null ? 'not known' : momentText(startsAt)
    case 'Ends':
      if (endsAt === null) return 'not known'
      return endsPrecision === 'day' ? fullDate(lastDay(endsAt, 'day')) : momentText(endsAt)
    case 'Minimum spend':
      return minimumSpendLabel(minimumSpend) ?? 'none'
    case 'Exclusive':
      return offer.exclusive ? 'yes' : 'no'
    case 'Title':
      return offer.title
    case 'Link':
      return offer.link
    default:
      return offer.terms === '' ? 'none' : offer.terms
  }
}

function momentText(iso: string): string {
  const instant = new Date(iso)
  const time = localOf(instant, site.timeZone).slice(11, 16)
  const day = fullDate(dayIn(instant, site.timeZone))
  return time === '00:00' ? day : `${day} at ${time}`
}
