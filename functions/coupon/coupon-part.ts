import type { Item } from '#table/keys'
import type { Write } from '#table/write'
import type { ReadContext } from '#functions/entity/read-context'
import type { StoredCoupon } from './stored-coupon'

/** What a feature adds to coupons: attributes, writes and parts of answers. */
export interface CouponPart {
  storeAttributes: readonly string[]
  answer: (coupon: Item, store: Item, reader: ReadContext) => object
  /** Writes for the transaction of a coupon, and attributes that must be as they were read. */
  dependents: (
    before: StoredCoupon | undefined,
    after: StoredCoupon | undefined,
  ) => { writes: Write[]; unchanged: readonly string[] }
  /** Attributes to set when staff change the code, the type, the link or the store: older votes no longer count. */
  ofAnotherOffer: (coupon: StoredCoupon) => object
}
