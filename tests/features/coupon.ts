import { untestedOffer } from './proof/untested'

/** What features say of a coupon of which nothing is known yet. */
export const newCouponFields = { ...untestedOffer }
