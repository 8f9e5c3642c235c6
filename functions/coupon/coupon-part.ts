import type { Item } from '#table/keys'
import type { Write } from '#table/write'
import type { Reader, StoredCoupon } from './stored-coupon'

/** What a feature keeps with coupons and their stores, and adds to what the core writes and answers. */
export interface CouponPart {
  /** The attributes of a store that answers about its coupons need. */
  ofStore: readonly string[]
  /** What an answer about a coupon has of it. */
  answer: (coupon: Item, store: Item, reader: Reader) => object
  /** Writes for the transaction of a coupon, and the attributes that have to be as they were read. */
  dependents: (
    before: StoredCoupon | undefined,
    after: StoredCoupon | undefined,
  ) => { writes: Write[]; unchanged: readonly string[] }
  /** The attributes of a coupon that is another offer now: another code, or another way into the shop. */
  ofAnotherOffer: (coupon: StoredCoupon) => object
}
