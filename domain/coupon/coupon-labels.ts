import { dateLine, type DatedCoupon } from './coupon-dates'
import type { CouponType } from './coupon-wording'
import { discountLabel, type Money, minimumSpendLabel, type ShownDiscount, upToLabel } from './discount'

interface Labelled extends DatedCoupon {
  type: CouponType
  minimumSpend: Money | null
}

/** What pages say of a coupon, in the site's time zone. */
export const couponLabels = (coupon: Labelled, discount: ShownDiscount, now: Date) => ({
  date: dateLine(coupon, now),
  discount: discountLabel(discount, coupon.type),
  upTo: upToLabel(discount),
  minimumSpend: minimumSpendLabel(coupon.minimumSpend),
})
