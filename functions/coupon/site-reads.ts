import { isFiltered } from '#domain/coupon/coupon-list'
import { getCoupon, listCoupons } from './coupon-reads'
import { findCoupons } from './find-coupons'
import { readerOf } from '#functions/entity/read-context'
import type { RouteFunctions } from '#functions/http/call'

export const couponReads = {
  'GET /coupons': ({ query, ...call }) =>
    (isFiltered(query) ? findCoupons : listCoupons)(query, readerOf(call)),
  'GET /coupons/{id}': ({ params, ...call }) => getCoupon(params.id, readerOf(call)),
} satisfies Partial<RouteFunctions<'site'>>
