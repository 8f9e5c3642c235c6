import type { CouponItem } from '#functions/coupon/stored-coupon'
import { rankedItems } from '#functions/features/offers/ranked-offers'
import { wordItems } from '#functions/features/offers/offer-words'
import type { Item } from '#table/keys'
import type { Reads } from '../../load/reads'

/** The places of a live offer. */
export const rankedOf = (coupon: Item, store: Item): Item[] => [
  ...rankedItems(coupon as CouponItem, store, new Date()),
  ...wordItems(coupon as CouponItem, String(store._id)),
]

export const offerReads: Reads = {
  'GET /offers': [{ query: { limit: '9' } }],
  'GET /offers/search/{term}': ['fifth', 'zephyr fifth', 'zephyr', 'fifhth', 'nothing'].map((term) => ({
    params: { term },
    // More than the smallest catalogue has: up to two dozen offers of as many stores.
    maxReadUnits: 50,
  })),
}
