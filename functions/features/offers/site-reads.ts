import { bestOfStore } from '#domain/offers/offer-choices'
import { readerOf } from '#functions/entity/read-context'
import type { RouteFunctions } from '#functions/http/call'
import { bestOffersOf, bestOffersOfStore, listOffers } from './list-offers'
import { offerOfToday } from './offer-of-today'
import { searchOffers } from './search-offers'
import { listTrendingStores } from './trending'

export const offerReads = {
  'GET /offers': ({ query, ...call }) => listOffers(query, readerOf(call)),
  'GET /offers/search/{term}': ({ params, ...call }) => searchOffers(params.term, readerOf(call)),
  'GET /stores/{id}/offers': ({ params, ...call }) =>
    bestOffersOfStore(params.id, bestOfStore, readerOf(call)),
  'GET /categories/{id}/offers': ({ params, query, ...call }) =>
    bestOffersOf(params.id, query.by, readerOf(call)),
  'GET /stores/trending': ({ query, ...call }) => listTrendingStores(query, call),
  'GET /coupons/today': (call) => offerOfToday(readerOf(call)),
} satisfies Partial<RouteFunctions<'site'>>
