import type { Coupon } from '#domain/coupon/coupon'
import type { couponFields } from '#domain/features/fields'
import type { Item } from '#table/keys'

type Derived = 'storeId' | 'viewCount' | 'status' | 'labels' | keyof typeof couponFields

export interface StoredCoupon extends Omit<Coupon, Derived> {
  storeId: string
  /** Views of all earlier days. Today's views are added by the first view of the next day. */
  viewTotal: number
  /** Its state at its last write. Clean-up updates it after the start (scheduled-coupons.ts). */
  isScheduled?: true | undefined
  editedAt?: string
}

export type CouponItem = Item & StoredCoupon

export function viewsOn(day: string, coupon: Item): number {
  return coupon.viewsDay === day ? Number(coupon.viewsToday) : 0
}
