import { site } from '#site'
import { discountLabel, discountOf, minimumSpendLabel } from '../coupon/discount'
import type { CouponChanges } from '../coupon/coupon'
import { lastDay } from '../coupon/coupon-dates'
import { fullDate } from '../time/full-date'
import { dayIn, localOf } from '../time/zoned-time'
import type { OfferFields } from './read-offers'

type FieldName = keyof OfferFields

interface Part {
  names: readonly FieldName[]
  /** Its value in words. */
  text: (offer: OfferFields) => string
}

const parts: Record<string, Part> = {
  Title: { names: ['title'], text: ({ title }) => title },
  Link: { names: ['link'], text: ({ link }) => link || 'that of its store' },
  Code: { names: ['type', 'couponCode'], text: ({ couponCode }) => couponCode ?? 'none' },
  Discount: {
    names: ['percentageOff', 'discount'],
    text: (offer) => discountLabel(discountOf(offer), offer.type),
  },
  Starts: {
    names: ['startsAt'],
    text: ({ startsAt }) => (startsAt === null ? 'not known' : momentText(startsAt)),
  },
  Ends: { names: ['endsAt', 'endsPrecision'], text: endText },
  Terms: { names: ['terms'], text: ({ terms }) => terms || 'none' },
  'Minimum spend': {
    names: ['minimumSpend'],
    text: ({ minimumSpend }) => minimumSpendLabel(minimumSpend) ?? 'none',
  },
  Exclusive: { names: ['exclusive'], text: ({ exclusive }) => (exclusive ? 'yes' : 'no') },
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
  /** Also what staff edited before, and the feed has not changed since. */
  changes: OfferChange[]
  /** What the feed says of the fields that staff have not edited. */
  edit: CouponChanges
  /** Both staff and the feed have changed the same. */
  isConflict: boolean
}

/** What the feed says now, what it said before, and the coupon. */
export function offerDifference(feed: OfferFields, before: OfferFields, coupon: OfferFields): Difference {
  const changed = new Set<string>()
  let isConflict = false
  const changes = Object.entries(parts).flatMap(([field, { names, text }]) => {
    if (isSame(names, feed, coupon)) return []
    const isKept = !isSame(names, coupon, before)
    if (!isKept) for (const name of names) changed.add(name)
    else isConflict ||= !isSame(names, feed, before)
    return { field, before: text(coupon), after: text(feed), isKept }
  })
  const edit = Object.fromEntries(Object.entries(feed).filter(([name]) => changed.has(name))) as CouponChanges
  return { changes, edit, isConflict }
}

/** What an offer is that was not known. */
export function offerFacts(offer: OfferFields): OfferChange[] {
  return ['Discount', 'Code', 'Link', 'Ends'].map((field) => ({
    field,
    before: null,
    after: parts[field]!.text(offer),
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
  const isKept = !isSame(parts['Ends']!.names, coupon, before)
  return { field: 'Ends', before: endText(coupon), after: momentText(now.toISOString()), isKept }
}

function isSame(names: readonly FieldName[], one: OfferFields, other: OfferFields): boolean {
  return names.every((name) => comparable(one[name]) === comparable(other[name]))
}

/** The database returns the parts of an object in another order. */
function comparable(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function endText({ endsAt, endsPrecision }: OfferFields): string {
  if (endsAt === null) return 'not known'
  return endsPrecision === 'day' ? fullDate(lastDay(endsAt, 'day')) : momentText(endsAt)
}

function momentText(iso: string): string {
  const instant = new Date(iso)
  const time = localOf(instant, site.timeZone).slice(11, 16)
  const day = fullDate(dayIn(instant, site.timeZone))
  return time === '00:00' ? day : `${day} at ${time}`
}
