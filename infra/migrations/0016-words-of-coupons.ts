import type { Migration } from './migration'
import { rekeyPass } from './rekey-pass'

/** Coupons of the release before have no entries by which staff find them. */
export const wordsOfCoupons: Migration = {
  name: '0016-words-of-coupons',
  change: (item) => item,
  plan: (item) => (item.sk === 'COUPON' ? rekeyPass.plan(item) : undefined),
}
