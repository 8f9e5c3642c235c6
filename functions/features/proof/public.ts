export { proofIn } from './proof'

/** Changes with each vote and test that counts. */
export const proofVersionOf = (coupon: { proofRevision?: unknown } & object): unknown => coupon.proofRevision

/** Enough visitors say that it does not work, or staff have found so. */
export const isBeingChecked = (coupon: { doubtedAt?: unknown } & object): boolean =>
  coupon.doubtedAt !== undefined
