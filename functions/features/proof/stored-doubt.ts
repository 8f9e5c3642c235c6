import type { StoredCoupon } from '#functions/coupon/stored-coupon'
import { inDoubt, keyOf } from '#functions/entity/keys'
import type { Item } from '#table/keys'

/** Since when a coupon waits for a test: one answer asks staff, and more of them make a doubt. */
export function waitsSince({
  askedAt,
  doubtedAt,
}: {
  askedAt?: string | undefined
  doubtedAt?: string | undefined
}) {
  return askedAt ?? doubtedAt
}

/** The item that has a coupon wait for a test, until the offer ends. */
export function doubtOf(coupon: object, since: string): Item {
  const { _id: couponId, storeId, endsAt } = coupon as StoredCoupon
  return {
    ...keyOf.doubt(couponId),
    ...inDoubt.coupon(since, couponId),
    couponId,
    storeId,
    ...(endsAt !== null && endingAt(Math.ceil(Date.parse(endsAt) / 1000), couponId)),
  }
}

/** What a doubt holds of the end of its offer, in seconds since 1970. */
export function endingAt(expiresAt: number, couponId: string) {
  return { ...inDoubt.ending(expiresAt, couponId), expiresAt }
}
