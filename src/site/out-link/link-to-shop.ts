import type { Coupon } from '#domain/coupon/coupon'
import type { Store } from '#domain/store/store'

export interface LinkToShop {
  store: Store
  /** Without a coupon the link is the store's own. */
  coupon?: Pick<Coupon, '_id' | 'link'>
  placement: 'dialog' | 'store'
}
