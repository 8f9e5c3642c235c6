import { getCoupon, listCoupons } from '#functions/entities/coupon'
import type { RouteFunctions } from '#functions/http/call'

export const couponReads = {
  'GET /coupons': ({ query, now }) => listCoupons(query, now),
  'GET /coupons/{id}': ({ params, now }) => getCoupon(params.id, now),
} satisfies Partial<RouteFunctions<'site'>>
