import { type Coupon, couponSchema } from '#domain/coupon/coupon'
import { isRedeemable, couponStatusOf } from '#domain/coupon/coupon-status'
import { couponLabels } from '#domain/coupon/coupon-labels'
import { discountOf } from '#domain/coupon/discount'
import type { StoreReference } from '#domain/reference/reference'
import { utcDayOf } from '#domain/time/utc-day'
import type { Item } from '#table/keys'
import { select } from '#table/select'
import type { ReadContext } from '#functions/entity/read-context'
import { couponParts } from '#functions/features/coupon-parts'
import { oneWithStore } from '#functions/store/references'
import { type CouponItem, viewsOn } from './stored-coupon'

/** `store` has the counters of its store too. Visitors get no code and no link of an ended coupon. */
export function toCouponFor(reader: ReadContext) {
  const { now, isStaff } = reader
  return (item: Item, storeId: StoreReference, store: Item): Coupon => {
    const coupon = item as CouponItem
    const status = couponStatusOf(coupon, now)
    const discount = discountOf(coupon)
    const viewCount = viewsOn(utcDayOf(now), item)
    const isUsable = isStaff || isRedeemable(status)
    return select(coupon, couponSchema, {
      ...(!isUsable && { couponCode: null, link: '' }),
      storeId,
      viewCount,
      status,
      discount,
      labels: couponLabels(coupon, discount, now),
      ...(Object.assign({}, ...couponParts.map((part) => part.answer(item, store, reader))) as object),
    })
  }
}

/** Throws `not_found` if its store is deleted. */
export function withStore(item: Item, reader: ReadContext): Promise<Coupon> {
  return oneWithStore(item, toCouponFor(reader))
}
