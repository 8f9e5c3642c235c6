import { couponStatusOf, isRedeemable } from '#domain/coupon/coupon-status'
import { bestDiscount, countedOffers, type StoreOffers } from '#domain/offers/store-offers'
import { proofRank } from '#domain/proof/proof-wording'
import { listsOfStore, scheduledOf } from '#functions/coupon/coupon-lists'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import type { StorePart } from '#functions/store/store-part'
import type { List } from '#table/cursor'
import type { Item } from '#table/keys'
import { queryItems } from '#table/read'
import { isBeingChecked, proofIn } from '../proof/public'

export interface StoredOffers extends StoreOffers {
  /** When the next offer starts or ends. Visitors are not told: it may be a secret. */
  until: string | null
  /** The best proven first, those that are being checked last. Older summaries do not have them. */
  bestIds?: string[]
}

/** What has ended or started since is not told until clean-up has made it again, a minute later. */
export const offersPart: StorePart = (store, { now, cacheUntil }) => {
  const { offers = null } = store as { offers?: StoredOffers }
  const ends = offers?.until ? new Date(offers.until) : undefined
  if (ends && ends <= now) return { offers: null }
  cacheUntil(ends)
  return { offers }
}

/** For what fills a search. */
export const bestKept = 6

/** `next` is when it has to be made again. */
export async function summarize(store: Item, now: Date) {
  const at = now.toISOString()
  const { live, coming } = await liveOffersOf(String(store._id), now)
  const moments = [...live.map(({ endsAt }) => endsAt), ...coming.map(({ startsAt }) => startsAt)]
  const next = moments.flatMap((each) => (each !== null && each > at ? each : [])).toSorted()[0]
  const counted = live.slice(0, countedOffers)
  if (counted.length === 0) return { offers: undefined, live, next }
  const ranks = new Map(counted.map((coupon) => [coupon._id, proofRank(proofIn(coupon, store, now))]))
  const offers: StoredOffers = {
    count: counted.length,
    isMore: live.length > countedOffers,
    best: bestDiscount(counted.filter((coupon) => !isBeingChecked(coupon))),
    until: next ?? null,
    bestIds: [...ranks.keys()].toSorted((a, b) => ranks.get(b)! - ranks.get(a)!).slice(0, bestKept),
  }
  return { offers, live, next }
}

/**
 * Live offers by their end, and coming ones. Scheduled ones may have started since clean-up last moved them:
 * they are read first, so that one that it moves meanwhile is found in two lists, and never in none.
 */
export async function liveOffersOf(storeId: string, now: Date) {
  const listed = (list: List) => queryItems(list, countedOffers + 1)
  const scheduled = await listed(scheduledOf(storeId))
  const started = await Promise.all(listsOfStore(storeId, 'live', now).lists.map(listed))
  const read = [...started.flat(), ...scheduled] as CouponItem[]
  const found = [...new Map(read.map((coupon) => [coupon._id, coupon])).values()]
  const statuses = found.map((coupon) => couponStatusOf(coupon, now))
  return {
    live: found.filter((_, at) => isRedeemable(statuses[at]!)),
    coming: found.filter((_, at) => statuses[at] === 'scheduled'),
  }
}
