import type { Coupon } from '#domain/coupon/coupon'
import { lastChecked, mostReliableFirst } from './proof/coupon-data'

/** The orders of the coupons of a page, each after the one before. */
export const couponOrders: readonly ((coupons: Coupon[]) => Coupon[])[] = [mostReliableFirst]

export const endedFields = (coupon: Coupon) => ({ ...lastChecked(coupon) })
