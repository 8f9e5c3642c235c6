import { isRedeemable } from '#domain/coupon/coupon-status'
import { getCoupon } from './coupon-reads'
import { countView } from './coupon-view'
import { readerOf } from '#functions/entity/read-context'
import type { RouteFunctions } from '#functions/http/call'

export const couponRoutes = {
  // Nobody views a coupon before it starts or uses it after its end.
  'POST /coupons/{id}/views': async ({ params, clientAddress: address, userAgent, ...call }) => {
    const { status, viewCount } = await getCoupon(params.id, { ...readerOf(call), isStaff: false })
    if (!isRedeemable(status)) return { viewCount }
    return { viewCount: await countView(params.id, { address, userAgent }, call.now) }
  },
} satisfies Partial<RouteFunctions<'site'>>
