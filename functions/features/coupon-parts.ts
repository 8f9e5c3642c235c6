import type { CouponPart } from '#functions/coupon/coupon-part'
import { couponProof } from './proof/coupon-part'

/** What features add to coupons. */
export const couponParts: readonly CouponPart[] = [couponProof]
