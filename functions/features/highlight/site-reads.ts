import { readerOf } from '#functions/coupon/site-reads'
import type { RouteFunctions } from '#functions/http/call'
import { bestOffersOf, listOffers } from './list-offers'
import { offerOfToday } from './offer-of-today'

export const highlightReads = {
  'GET /offers/{kind}': ({ params: { kind }, query, ...call }) => listOffers(kind, query, readerOf(call)),
  'GET /categories/{id}/offers/{kind}': ({ params: { id, kind }, ...call }) =>
    bestOffersOf(id, kind, readerOf(call)),
  'GET /coupons/today': (call) => offerOfToday(readerOf(call)),
} satisfies Partial<RouteFunctions<'site'>>
