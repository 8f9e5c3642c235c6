import type { Coupon } from '#domain/coupon/coupon'

export type LastChecked = ReturnType<typeof lastChecked>

export const lastChecked = ({ proof }: Coupon) => ({ checkedAt: proof.checkedAt })

/**
 * By confidence. Offers that are being checked come last. Equal ones keep their order: what ends soonest,
 * then the newest.
 */
export function mostReliableFirst(coupons: Coupon[]): Coupon[] {
  const rank = ({ proof }: Coupon) => proof.confidence - (proof.state === 'checking' ? 2 : 0)
  return coupons.toSorted((one, other) => rank(other) - rank(one))
}
