import { withScheduledFlag } from '#functions/coupon/coupon'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import type { Item } from '#table/keys'
import { remove } from '#table/write'
import type { Migration } from './migrate'
import { planItem, rekeyed, rekeyPass } from './rekey-pass'

/** Entries for words with gaps and for names, and change records, which nobody reads any more. */
const isObsolete = ({ pk }: Item) => pk === 'NOTES' || /^(GAP|NAME)#/.test(pk)

/** All items of the releases before, with today's keys and what stands beside them today. */
export const todaysItems: Migration = {
  name: '0011-todays-items',
  plan: (item) => {
    if (isObsolete(item)) return { what: `${item.pk} ${item.sk}`, writes: [remove(item)] }
    if (item.sk !== 'COUPON') return rekeyPass.plan(item)
    return planItem(item, rekeyed(withStatus(item as CouponItem, new Date())))
  },
}

function withStatus(coupon: CouponItem, now: Date): Item {
  const { isScheduled } = withScheduledFlag(coupon, now)
  return isScheduled ? { ...coupon, isScheduled } : coupon
}
