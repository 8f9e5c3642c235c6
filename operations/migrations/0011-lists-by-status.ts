import { asOf } from '#functions/entities/coupon'
import { endingAt } from '#functions/entities/doubted-coupons'
import { withOffer } from '#functions/entities/stored-coupon'
import type { Item } from '#table/keys'
import type { Migration } from './migration'
import { rebuilt } from './rebuild'

/**
 * A list holds only what it answers with: offers that have not started, and reviews that somebody has paid
 * for, lie in partitions of their own. Offers in doubt are found by their end.
 */
export const listsByStatus: Migration = {
  name: '0011-lists-by-status',
  change: (item, now) => {
    if (item.sk === 'COUPON') return rebuilt(withStatus(item, now))
    if (item.sk === 'REVIEW') return rebuilt(item)
    const { sk, expiresAt, couponId } = item
    return sk === 'DOUBT' && expiresAt !== undefined
      ? { ...item, ...endingAt(Number(expiresAt), String(couponId)) }
      : item
  },
}

function withStatus(coupon: Item, now: Date): Item {
  const { isScheduled } = asOf(withOffer(coupon), now)
  return isScheduled ? { ...coupon, isScheduled } : coupon
}
