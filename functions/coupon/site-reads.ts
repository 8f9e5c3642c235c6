import { getCoupon, listCoupons } from './coupon-reads'
import type { Call, RouteFunctions } from '#functions/http/call'

type Asking = Pick<Call<'GET /coupons'>, 'now' | 'caller' | 'holdsUntil'>

export const readerOf = ({ now, caller, holdsUntil }: Asking) => ({
  now,
  isStaff: caller !== null,
  holdsUntil,
})

export const couponReads = {
  'GET /coupons': ({ query, ...call }) => listCoupons(query, readerOf(call)),
  'GET /coupons/{id}': ({ params, ...call }) => getCoupon(params.id, readerOf(call)),
} satisfies Partial<RouteFunctions<'site'>>
