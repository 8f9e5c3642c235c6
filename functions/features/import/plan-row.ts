import { lastDay } from '#domain/coupon/coupon-dates'
import { fullDate } from '#domain/time/full-date'
import type { RowState } from '#domain/import/import'
import { type OfferChange, offerDifference, offerEnding, offerFacts } from '#domain/import/offer-difference'
import { type FeedOffer, linkOf, type OfferFields, otherSiteText } from '#domain/import/read-offers'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import { isOwnLink } from '#functions/http/own-links'
import type { Item } from '#table/keys'
import { isHidden } from '#table/hidden'
import { hashOf } from './keys'
import type { KnownOffer } from './known-offer'

/** What the import would do with an offer. */
export interface RowPlan {
  state: RowState
  reason?: string
  changes: OfferChange[]
  storeId?: string
  couponId?: string
  /** The version of the coupon that the plan is about. */
  version?: number
  /** The names of the fields that are written. */
  changed?: string[]
  /** What the feed says, for rows that are written or wait for a store. */
  fields?: OfferFields
  links?: FeedOffer['links']
  known?: KnownOffer
}

interface Found {
  known: KnownOffer | undefined
  coupon: CouponItem | undefined
  store: Item | undefined
}

export interface Context {
  now: Date
  host: string | undefined
}

export function hashOfOffer({ fields, links, inactive }: FeedOffer): string {
  return hashOf(JSON.stringify([fields, links, inactive]))
}

/** With the day as it was read, which may not be what the feed means. */
function endedText({ endsAt, endsPrecision }: FeedOffer['fields'], now: Date): string | undefined {
  if (endsAt === null || endsAt > now.toISOString()) return undefined
  return `It ended on ${fullDate(lastDay(endsAt, endsPrecision))}.`
}

export function planRow(offer: FeedOffer, { known, coupon, store }: Found, { now, host }: Context): RowPlan {
  if (known) return planKnown(offer, known, coupon, store, now)
  const { fields, links, note, inactive } = offer
  const problem = inactive ?? endedText(fields, now)
  if (problem !== undefined) return { state: 'refused', reason: problem, changes: [] }
  const isOwn = [links.direct, links.tracking].some((link) => isOwnLink(link, host))
  if (isOwn) {
    return { state: 'refused', reason: 'Link must lead to another site than this one.', changes: [] }
  }
  if (store) return planNew(offer, store)
  const changes = offerFacts({ ...fields, link: links.direct || links.tracking })
  return { state: 'map', changes, fields, links, ...(note !== undefined && { reason: note }) }
}

export function planNew({ fields, links, note }: Pick<FeedOffer, 'fields' | 'links' | 'note'>, store: Item) {
  const link = linkOf({ links }, linksOf(store))
  const linked = { ...fields, link }
  const notes = [note, otherSiteText(link, links.tracking, linksOf(store))].filter(Boolean).join(' ')
  const plan = { storeId: String(store['_id']), fields: linked, changes: offerFacts(linked) }
  return { ...plan, state: 'new', ...(notes !== '' && { reason: notes }) } as const
}

const linksOf = (store: Item) => ({ link: String(store['link']), linkTemplate: store['linkTemplate'] })

function planKnown(
  offer: FeedOffer,
  known: KnownOffer,
  coupon: CouponItem | undefined,
  store: Item | undefined,
  now: Date,
): RowPlan {
  const { couponId } = known
  if (!coupon || isHidden(coupon)) {
    return { state: 'unchanged', changes: [], couponId, reason: 'Its coupon was deleted here.' }
  }
  const place = { couponId, storeId: coupon.storeId, version: coupon.version, known }
  if (offer.inactive !== undefined) return planEnding(known, coupon, offer.inactive, now)
  const link = linkOf(offer, store ? linksOf(store) : coupon)
  // What is as before writes nothing, also where the links of the store are others by now.
  const fields = known.hash === hashOfOffer(offer) ? known.fields : { ...offer.fields, link }
  const { changes, changed, isConflict } = offerDifference(fields, known.fields, coupon)
  if (changed.length === 0 && !isConflict) {
    const state = changes.length === 0 ? 'unchanged' : 'edited'
    const withdrawn = coupon.withdrawnAt === null ? {} : { reason: 'Its coupon is withdrawn here.' }
    return { state, changes, couponId, storeId: coupon.storeId, ...withdrawn }
  }
  const reason = changed.includes('title') ? offer.note : undefined
  const plan = { changes, changed, fields, ...place, ...(reason !== undefined && { reason }) }
  return { ...plan, state: isConflict ? 'conflict' : 'changed' }
}

export function planEnding(known: KnownOffer, coupon: CouponItem, reason: string, now: Date): RowPlan {
  const { _id: couponId, storeId, version } = coupon
  const ending = offerEnding(known.fields, coupon, now)
  if (!ending) return { state: 'unchanged', reason, changes: [], couponId, storeId }
  const state = ending.isKept ? 'conflict' : 'ended'
  return { state, reason, changes: [ending], couponId, storeId, version, known }
}
