import { countView } from '#functions/entities/coupon-view'
import type { RouteFunctions } from '#functions/http/call'

export const couponViewRoutes = {
  'POST /coupons/{id}/views': async ({ params, clientAddress: address, userAgent, now }) => ({
    viewCount: await countView(params.id, { address, userAgent }, now),
  }),
} satisfies Partial<RouteFunctions<'site'>>
