import type { Coupon } from '#domain/coupon/coupon'
import { proofRank } from '#domain/proof/proof-wording'

export type LastChecked = ReturnType<typeof lastChecked>

export const lastChecked = ({ proof }: Coupon) => ({ checkedAt: proof.checkedAt })

/** Equal ones keep their order: what ends soonest, then the newest. */
export function mostReliableFirst(coupons: Coupon[]): Coupon[] {
  return coupons.toSorted((one, other) => proofRank(other.proof) - proofRank(one.proof))
}
