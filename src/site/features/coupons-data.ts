import type { Coupon } from '#domain/coupon/coupon'
import { lastChecked, mostReliableFirst } from './proof/coupon-data'

/** The orders of the coupons of a page, each after the one before. */
export const couponOrders: readonly ((coupons: Coupon[]) => Coupon[])[] = [mostReliableFirst]

/** What pages know of a coupon that has ended. */
export const endedFields = (coupon: Coupon) => ({ ...lastChecked(coupon) })
