import type { Coupon } from '#domain/coupon/coupon'
import type { Slot } from '#components/slot'
import { ProofLine } from './proof/public'

/** First in a coupon's card. */
export const inCouponCard: Slot<{ coupon: Coupon }> = { ProofLine }
