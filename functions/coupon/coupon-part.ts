import type { Item } from '#table/keys'
import type { Write } from '#table/write'
import type { ReadContext } from '#functions/entity/read-context'
import type { CouponQuery } from '#domain/coupon/coupon-list'
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
  /** Whether a coupon is among those that staff ask for, by the filters of the feature. */
  isWanted: (coupon: StoredCoupon, query: CouponQuery, now: Date) => boolean
  /** Attributes to set when staff change the code, type, link or store: older votes no longer count. */
  ofAnotherOffer: (coupon: StoredCoupon) => object
}
