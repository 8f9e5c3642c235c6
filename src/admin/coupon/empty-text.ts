import { type CouponStatus, couponStatusLabel } from '#domain/coupon/coupon-status'

interface Filters {
  isOfStore: boolean
  status: CouponStatus | undefined
  /** Whether anything else filters the list. */
  isFiltered: boolean
}

export function emptyText({ isOfStore, status, isFiltered }: Filters): string {
  if (isFiltered) return 'No coupon matches this search and these filters.'
  if (status === undefined) return isOfStore ? 'This store has no coupons yet.' : 'There are no coupons yet.'
  const word = couponStatusLabel[status].toLowerCase()
  return isOfStore ? `No coupon of this store is ${word}.` : `No coupon is ${word}.`
}
