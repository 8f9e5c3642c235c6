import type { Coupon } from '#domain/coupon/coupon'
import { lastChecked, mostReliableFirst } from './proof/coupon-data'

/** Functions that sort the coupons of a page, applied one after the other. */
export const couponOrders: readonly ((coupons: Coupon[]) => Coupon[])[] = [mostReliableFirst]

export const endedFields = (coupon: Coupon) => ({ ...lastChecked(coupon) })
