import type { CouponChanges } from '../coupon/coupon'
import { instantText, lastDay } from '../coupon/coupon-dates'
import { discountLabel, discountOf, minimumSpendLabel } from '../coupon/discount'
import { fullDate } from '../time/full-date'
import type { ImportRow } from './import'
import type { OfferFields } from './read-offers'

type FieldName = keyof OfferFields

/** Fields that are shown as one, and their value in words. */
const parts: Record<string, [names: FieldName[], text: (offer: OfferFields) => string]> = {
  Title: [['title'], ({ title }) => title],
  Link: [['link'], ({ link }) => link || 'that of its store'],
  Code: [['type', 'couponCode'], ({ couponCode }) => couponCode ?? 'none'],
  Discount: [['percentageOff', 'discount'], (offer) => discountLabel(discountOf(offer), offer.type)],
  Starts: [['startsAt'], ({ startsAt }) => (startsAt === null ? 'not known' : instantText(startsAt))],
  Ends: [['endsAt', 'endsPrecision'], endText],
  Terms: [['terms'], ({ terms }) => terms || 'none'],
  'Minimum spend': [['minimumSpend'], ({ minimumSpend }) => minimumSpendLabel(minimumSpend) ?? 'none'],
  Exclusive: [['exclusive'], ({ exclusive }) => (exclusive ? 'yes' : 'no')],
}

export type OfferChange = ImportRow['changes'][number]

/**
 * What the feed says now, what it said before, and the coupon. `edit` has what staff have not edited; in a
 * conflict they and the feed have changed the same.
 */
export function offerDifference(feed: OfferFields, before: OfferFields, coupon: OfferFields) {
  const changed = new Set<string>()
  let isConflict = false
  const changes = Object.entries(parts).flatMap(([field, [names, text]]) => {
    if (isSame(names, feed, coupon)) return []
    const isKept = !isSame(names, coupon, before)
    if (!isKept) for (const name of names) changed.add(name)
    else isConflict ||= !isSame(names, feed, before)
    return { field, before: text(coupon), after: text(feed), isKept }
  })
  const edit = Object.entries(feed).filter(([name]) => changed.has(name))
  return { changes, edit: Object.fromEntries(edit) as CouponChanges, isConflict }
}

/** What an offer is that was not known. */
export function offerFacts(offer: OfferFields): OfferChange[] {
  return ['Discount', 'Code', 'Link', 'Ends'].map((field) => ({
    field,
    before: null,
    after: parts[field]![1](offer),
    isKept: false,
  }))
}

/** The end of an offer that the feed has no more. Undefined if nobody can use it already. */
export function offerEnding(
  before: OfferFields,
  coupon: OfferFields & { withdrawnAt: string | null },
  now: Date,
): OfferChange | undefined {
  const isOver = coupon.withdrawnAt !== null || (coupon.endsAt !== null && coupon.endsAt <= now.toISOString())
  if (isOver) return undefined
  const isKept = !isSame(['endsAt', 'endsPrecision'], coupon, before)
  return { field: 'Ends', before: endText(coupon), after: instantText(now.toISOString()), isKept }
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
  return endsPrecision === 'day' ? fullDate(lastDay(endsAt, 'day')) : instantText(endsAt)
}
