import type { Coupon } from '#domain/coupon/coupon'
import { pageQuery } from '#lib/page-query'
import { read, readInPages } from '#lib/read'
import { couponOrders, endedFields } from '../features/coupons-data'

const couponsAtOnce = '24'

export const couponsRead = (storeId: string, search: URLSearchParams) =>
  readInPages('GET /stores/coupons/{storeId}', { storeId }, pageQuery(couponsAtOnce, search), inOrder)

export const expiredRead = (storeId: string) =>
  read('GET /stores/coupons/{storeId}', { storeId }, { status: 'expired', limit: couponsAtOnce }, (ended) =>
    ended.map(endedOffer),
  )

export type EndedOffer = ReturnType<typeof endedOffer>

function endedOffer(coupon: Coupon) {
  const { _id, title, labels } = coupon
  return { _id, title, labels, ...endedFields(coupon) }
}

const inOrder = (coupons: Coupon[]) => couponOrders.reduce((list, order) => order(list), coupons)

export const couponRead = (id: string) => read('GET /coupons/{id}', { id })
