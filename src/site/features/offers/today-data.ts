import type { Coupon } from '#domain/coupon/coupon'
import { read } from '#lib/read'

export const todayRead = read('GET /coupons/today', {}, {}, (offers) => offers.map(shownFields))

function shownFields({ _id, title, labels, proof, storeId: { name, slug, logo } }: Coupon) {
  return { _id, title, discount: labels.discount, proof, store: { name, slug, logo } }
}
