import { couponProofNames, storeProofNames } from './proof/proof'

/** Attributes of coupons and stores that visitors change, or that their writes are conditional on. */
export const couponCounters: readonly string[] = [...couponProofNames]
export const storeCounters: readonly string[] = [...storeProofNames]
