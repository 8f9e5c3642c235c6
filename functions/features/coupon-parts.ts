import type { CouponPart } from '#functions/coupon/coupon-part'
import { couponProof } from './proof/coupon-part'

export const couponParts: readonly CouponPart[] = [couponProof]
