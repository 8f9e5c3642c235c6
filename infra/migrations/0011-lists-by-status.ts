import { asOf } from '#functions/coupon/coupon'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import type { Item } from '#table/keys'
import type { Migration } from './migration'
import { rebuildAll, rebuilt } from './rebuild'

/** In a table without a record of migrations, other keys may be older too. */
export const listsByStatus: Migration = {
  name: '0011-lists-by-status',
  change: (item, now) => {
    if (item.sk === 'COUPON') return rebuilt(withStatus(item as CouponItem, now))
    return ['REVIEW', 'DOUBT'].includes(item.sk) ? rebuilt(item) : item
  },
  plan: rebuildAll.plan,
}

function withStatus(coupon: CouponItem, now: Date): Item {
  const { isScheduled } = asOf(coupon, now)
  return isScheduled ? { ...coupon, isScheduled } : coupon
}
