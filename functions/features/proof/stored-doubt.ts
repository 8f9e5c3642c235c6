import { type CouponDates, couponStatusOf } from '#domain/coupon/coupon-status'
import { keyOfDoubt } from './keys'
import type { StoredCoupon } from '#functions/coupon/stored-coupon'
import { type Item, indexKeysAt } from '#table/keys'

export const waitingDoubts = { index: 'byList', partition: 'DOUBT' } as const

/** Since when one visitor's vote asks staff to test it, or enough have voted that it does not work. */
export function waitsSince(coupon: object): string | undefined {
  const { askedAt, doubtedAt } = coupon as { askedAt?: string; doubtedAt?: string }
  return askedAt ?? doubtedAt
}

/** Whether it waits now: what has ended or was withdrawn does not. */
export function isWaiting(coupon: CouponDates, now: Date): boolean {
  return waitsSince(coupon) !== undefined && !['expired', 'withdrawn'].includes(couponStatusOf(coupon, now))
}

export function doubtOf(coupon: object, since: string): Item {
  const { _id: couponId, storeId, endsAt } = coupon as StoredCoupon
  return {
    ...keyOfDoubt(couponId),
    ...indexKeysAt(waitingDoubts, `${since}#${couponId}`),
    couponId,
    storeId,
    ...(endsAt !== null && { expiresAt: Math.ceil(Date.parse(endsAt) / 1000) }),
  }
}
