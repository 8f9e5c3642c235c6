import { getCoupon, listCoupons } from './coupon-reads'
import type { Call, RouteFunctions } from '#functions/http/call'

type Asking = Pick<Call<'GET /coupons'>, 'now' | 'caller' | 'cacheUntil'>

export const readerOf = ({ now, caller, cacheUntil }: Asking) => ({
  now,
  isStaff: caller !== null,
  cacheUntil,
})

export const couponReads = {
  'GET /coupons': ({ query, ...call }) => listCoupons(query, readerOf(call)),
  'GET /coupons/{id}': ({ params, ...call }) => getCoupon(params.id, readerOf(call)),
} satisfies Partial<RouteFunctions<'site'>>
