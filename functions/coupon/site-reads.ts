import { getCoupon } from './coupon-reads'
import { listCoupons } from './find-coupons'
import { readerOf } from '#functions/entity/read-context'
import type { RouteFunctions } from '#functions/http/call'

export const couponReads = {
  'GET /coupons': ({ query, ...call }) => listCoupons(query, readerOf(call)),
  'GET /coupons/{id}': ({ params, ...call }) => getCoupon(params.id, readerOf(call)),
} satisfies Partial<RouteFunctions<'site'>>
