import { withScheduledFlag } from '#functions/coupon/coupon'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import type { Item } from '#table/keys'
import type { Migration } from './migration'
import { rekeyPass, rekeyed } from './rekey-pass'

/** In a table without a record of migrations, other keys may be older too. */
export const listsByStatus: Migration = {
  name: '0011-lists-by-status',
  change: (item, now) => {
    if (item.sk === 'COUPON') return rekeyed(withStatus(item as CouponItem, now))
    return ['REVIEW', 'DOUBT'].includes(item.sk) ? rekeyed(item) : item
  },
  plan: rekeyPass.plan,
}

function withStatus(coupon: CouponItem, now: Date): Item {
  const { isScheduled } = withScheduledFlag(coupon, now)
  return isScheduled ? { ...coupon, isScheduled } : coupon
}
