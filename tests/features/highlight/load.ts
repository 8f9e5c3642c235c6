import type { CouponItem } from '#functions/coupon/stored-coupon'
import { rankedItems } from '#functions/features/highlight/ranked-offers'
import type { Item } from '#table/keys'

/** The places of a live offer. */
export const rankedOf = (coupon: Item, store: Item): Item[] =>
  rankedItems(coupon as CouponItem, store, new Date())
