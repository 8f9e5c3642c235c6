import { read } from '#lib/read'
import { couponsAtOnce, inOrder } from '../coupon/coupons-data'

const bestShown = 3

/** The best of the store's first live offers, which are as many as its page of coupons begins with. */
export const bestRead = (storeId: string) =>
  read('GET /stores/coupons/{storeId}', { storeId }, { limit: couponsAtOnce }, (coupons) => ({
    best: inOrder(coupons).slice(0, bestShown),
    count: coupons.length < Number(couponsAtOnce) ? coupons.length : null,
  }))
