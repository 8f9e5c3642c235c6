import type { CouponPart } from '#functions/coupon/coupon-part'
import type { StoredCoupon } from '#functions/coupon/stored-coupon'
import { keyOfDoubt } from './keys'
import { put, remove, type Write } from '#table/write'
import { epochOf, isUntested, proofIn, proofGuardNames, storeProofNames, withoutProof } from './proof'
import { doubtOf, isWaiting, waitsSince } from './stored-doubt'

export const couponProof: CouponPart = {
  storeAttributes: storeProofNames,
  answer: (coupon, store, { now, isStaff }) => ({
    proof: { ...proofIn(coupon, store, now), ...(isStaff && { askedAt: coupon.askedAt }) },
  }),
  dependents: (before, after) => {
    const writes = doubtWrites(before, after)
    const isOther = before && after && epochOf(before) !== epochOf(after)
    const settles = after !== undefined && (writes.length > 0 || isOther)
    return { writes, unchanged: settles ? proofGuardNames : [] }
  },
  isWanted: (coupon, { proof: wanted }, now) => {
    if (wanted === 'checking') return isWaiting(coupon, now)
    return wanted === undefined || isUntested(coupon)
  },
  ofAnotherOffer: withoutProof,
}

/** Deleted, withdrawn or changed offers leave the list of doubts; restored ones get their entry again. */
function doubtWrites(before: StoredCoupon | undefined, after: StoredCoupon | undefined): Write[] {
  const since = after && waitsSince(after)
  if (!before) return since !== undefined && after?.withdrawnAt === null ? [put(doubtOf(after, since))] : []
  if (waitsSince(before) === undefined) return []
  if (!after || since === undefined) return [remove(keyOfDoubt(before._id))]
  const { withdrawnAt, endsAt } = after
  if (withdrawnAt === before.withdrawnAt && endsAt === before.endsAt) return []
  return withdrawnAt === null ? [put(doubtOf(after, since))] : [remove(keyOfDoubt(after._id))]
}
