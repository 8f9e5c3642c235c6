import type { StoredCoupon } from '#functions/coupon/stored-coupon'
import { inDoubt, keyOf } from '#functions/entity/keys'
import type { Item } from '#table/keys'

/** One answer asks staff, more make a doubt. */
export function waitsSince({
  askedAt,
  doubtedAt,
}: {
  askedAt?: string | undefined
  doubtedAt?: string | undefined
}) {
  return askedAt ?? doubtedAt
}

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

/** In seconds since 1970. */
export function endingAt(expiresAt: number, couponId: string) {
  return { ...inDoubt.ending(expiresAt, couponId), expiresAt }
}
