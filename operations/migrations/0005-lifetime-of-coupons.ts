import { withOffer } from '#functions/entities/stored-coupon'
import type { Item } from '#table/keys'
import type { Migration } from './migration'
import { rebuilt } from './rebuild'

/**
 * Coupons say when they start and end, what they take off and on what terms, and lie in lists by that. The
 * first releases stored a percentage alone. Today's code reads both forms.
 */
export const lifetimeOfCoupons: Migration = {
  name: '0005-lifetime-of-coupons',
  change: (item) => (item.sk === 'COUPON' && !('source' in item) ? rebuilt(withOffer<Item>(item)) : item),
}
