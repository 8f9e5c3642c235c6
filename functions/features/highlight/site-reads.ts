import { readerOf } from '#functions/coupon/site-reads'
import type { RouteFunctions } from '#functions/http/call'
import { offerOfToday } from './offer-of-today'

export const highlightReads = {
  'GET /coupons/today': (call) => offerOfToday(readerOf(call)),
} satisfies Partial<RouteFunctions<'site'>>
