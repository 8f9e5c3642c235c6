import type { Coupon } from '#domain/coupon/coupon'
import { chosenOffers } from './offers/chosen-offers'
import { lastChecked, mostReliableFirst } from './proof/coupon-data'

/** Functions that sort the coupons of a page, applied one after the other. */
export const couponOrders: readonly ((coupons: Coupon[]) => Coupon[])[] = [mostReliableFirst]

/** Functions that leave out, or sort, coupons by the address of the page. */
export const couponFilters: readonly ((coupons: Coupon[], search: URLSearchParams) => Coupon[])[] = [
  chosenOffers,
]

export const endedFields = (coupon: Coupon) => ({ ...lastChecked(coupon) })
