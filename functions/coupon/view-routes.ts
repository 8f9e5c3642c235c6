import { isOpen } from '#domain/coupon/coupon-status'
import { getCoupon } from './coupon-reads'
import { countView } from './coupon-view'
import type { RouteFunctions } from '#functions/http/call'
import { readerOf } from './site-reads'

export const couponViewRoutes = {
  // Only what visitors can use has views: nobody looks at an offer before it starts, or uses it afterwards.
  'POST /coupons/{id}/views': async ({ params, clientAddress: address, userAgent, ...call }) => {
    const { status, viewCount } = await getCoupon(params.id, { ...readerOf(call), isStaff: false })
    if (!isOpen(status)) return { viewCount }
    return { viewCount: await countView(params.id, { address, userAgent }, call.now) }
  },
} satisfies Partial<RouteFunctions<'site'>>
