import { lastDay } from '#domain/coupon/coupon-dates'
import { fullDate } from '#domain/time/full-date'
import type { RowState } from '#domain/import/import'
import { type OfferChange, offerDifference, offerEnding, offerFacts } from '#domain/import/offer-difference'
import { type FeedOffer, linkOf, type OfferFields, otherSiteText } from '#domain/import/read-offers'
import type { CouponChanges } from '#domain/coupon/coupon'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import { isOwnLink } from '#functions/http/own-links'
import type { Item } from '#table/keys'
import { isHidden } from '#table/hidden'
import { hashOf } from './keys'
import type { KnownOffer } from './known-offer'

/** What the import would do with an offer. */
export interface RowPlan {
  state: RowState
  reason?: string | undefined
  changes: OfferChange[]
  storeId?: string
  couponId?: string
  /** The version of the coupon that the plan is about. */
  version?: number
  /** What is written of the coupon. Nothing of a new one: it has all `fields`. */
  edit?: CouponChanges
  /** What is known of the offer before, and once the row is written. */
  known?: KnownOffer
  fields?: OfferFields
  hash?: string
  /** The offer of a row that waits for a store. */
  offer?: FeedOffer | undefined
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

function hashOfOffer({ fields, links, inactive }: FeedOffer): string {
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
  const isOwn = [links.direct, links.tracking].some((link) => isOwnLink(link, host))
  const ownLink = isOwn ? 'Link must lead to another site than this one.' : undefined
  const problem = inactive ?? endedText(fields, now) ?? ownLink
  if (problem !== undefined) return { state: 'refused', reason: problem, changes: [] }
  if (store) return planNew(offer, store)
  const changes = offerFacts({ ...fields, link: links.direct || links.tracking })
  return { state: 'map', changes, offer, reason: note }
}

export function planNew(offer: FeedOffer, store: Item): RowPlan {
  const { links, note } = offer
  const link = linkOf(offer, linksOf(store))
  const fields = { ...offer.fields, link }
  const notes = [note, otherSiteText(link, links.tracking, linksOf(store))].filter(Boolean).join(' ')
  const storeId = String(store['_id'])
  const changes = offerFacts(fields)
  return { state: 'new', storeId, fields, hash: hashOfOffer(offer), changes, reason: notes || undefined }
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
  const { storeId, version } = coupon
  if (offer.inactive !== undefined) return planEnding(known, coupon, offer.inactive, now)
  const link = linkOf(offer, store ? linksOf(store) : coupon)
  const hash = hashOfOffer(offer)
  // What is as before writes nothing, also where the links of the store are others by now.
  const fields = known.hash === hash ? known.fields : { ...offer.fields, link }
  const { changes, edit, isConflict } = offerDifference(fields, known.fields, coupon)
  if (Object.keys(edit).length === 0 && !isConflict) {
    const state = changes.length === 0 ? 'unchanged' : 'edited'
    const reason = coupon.withdrawnAt === null ? undefined : 'Its coupon is withdrawn here.'
    return { state, changes, couponId, storeId, reason }
  }
  const state = isConflict ? 'conflict' : 'changed'
  const reason = edit.title === undefined ? undefined : offer.note
  return { state, changes, couponId, storeId, version, edit, known, fields, hash, reason }
}

/** Without a hash, so that it is compared when it comes again. One that has not started yet cannot end. */
export function planEnding(known: KnownOffer, coupon: CouponItem, reason: string, now: Date): RowPlan {
  const { _id: couponId, storeId, version } = coupon
  const ending = offerEnding(known.fields, coupon, now)
  if (!ending) return { state: 'unchanged', reason, changes: [], couponId, storeId }
  const plan = {
    reason,
    changes: [ending],
    couponId,
    storeId,
    version,
    known,
    fields: known.fields,
    hash: '',
  }
  if (ending.isKept) return { ...plan, state: 'conflict' }
  if ((known.fields.startsAt ?? '') > now.toISOString()) {
    return { ...plan, state: 'ended', edit: { withdrawn: true } }
  }
  const edit = { endsAt: now.toISOString(), endsPrecision: 'instant' as const }
  return { ...plan, state: 'ended', edit, fields: { ...known.fields, ...edit } }
}
