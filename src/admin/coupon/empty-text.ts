import { type CouponStatus, couponStatusLabel } from '#domain/coupon/coupon-status'

export function emptyText(isOfStore: boolean, status: CouponStatus | undefined): string {
  if (status === undefined) return isOfStore ? 'This store has no coupons yet.' : 'There are no coupons yet.'
  const word = couponStatusLabel[status].toLowerCase()
  return isOfStore ? `No coupon of this store is ${word}.` : `No coupon is ${word}.`
}
