import { type Coupon, couponSchema } from '#domain/coupon/coupon'
import { isRedeemable, couponStatusOf } from '#domain/coupon/coupon-status'
import { dateLine } from '#domain/coupon/coupon-dates'
import { discountLabel, discountOf, minimumSpendLabel, upToLabel } from '#domain/coupon/discount'
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
    const labels = {
      date: dateLine(coupon, now),
      discount: discountLabel(discount, coupon.type),
      upTo: upToLabel(discount),
      minimumSpend: minimumSpendLabel(coupon.minimumSpend),
    }
    const viewCount = viewsOn(utcDayOf(now), item)
    const isUsable = isStaff || isRedeemable(status)
    return select(coupon, couponSchema, {
      ...(!isUsable && { couponCode: null, link: '' }),
      storeId,
      viewCount,
      status,
      discount,
      labels,
      ...(Object.assign({}, ...couponParts.map((part) => part.answer(item, store, reader))) as object),
    })
  }
}

/** Throws `not_found` if its store is deleted. */
export function withStore(item: Item, reader: ReadContext): Promise<Coupon> {
  return oneWithStore(item, toCouponFor(reader))
}
