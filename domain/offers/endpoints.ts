import * as z from 'zod'
import { endpoints, forVisitors, idOf, listSchema, oneOf } from '../api/endpoint'
import { couponSchema } from '../coupon/coupon'
import { choiceError } from '../field/field'
import { pageRequestSchema } from '../http/paging'
import { searchTermParams } from '../search/search-term-params'
import { storeSchema } from '../store/store'
import { bestOfStore, maxOffersFound, maxTrending, trendDays } from './offer-choices'

const byChoice = <const Names extends readonly [string, ...string[]]>(names: Names) => ({
  by: z.enum(names, { error: choiceError('by', `by must be one of ${names.join(', ')}.`) }).optional(),
})

const ranked = ['codes', 'deals', 'proven', 'shipping'] as const

/** The calls about offers of all stores (product.md, section 30). */
export const offersApi = endpoints({
  'GET /coupons/today': {
    ...forVisitors,
    summary: 'The offer of the day: one of the best proven of the top stores, another each day (UTC)',
    description: 'Empty without a proven offer.',
    answer: z.array(couponSchema),
  },
  'GET /offers': {
    ...forVisitors,
    ...listSchema(couponSchema),
    summary: 'What visitors can use, of all stores: the best proven first, or those of one choice',
    description:
      'Without what is being checked; of a store at most 100. A page may have fewer than `limit`. ' +
      `\`trending\`: up to ${maxTrending}, those that most visitors clicked in the last ${trendDays} days first.`,
    query: pageRequestSchema.extend(byChoice([...ranked, 'trending'])),
  },
  'GET /stores/trending': {
    ...forVisitors,
    ...listSchema(storeSchema),
    summary: `Up to ${maxTrending} stores, those whose links most visitors clicked in the last ${trendDays} days first`,
    description: 'Made anew each hour. Empty without a click.',
  },
  'GET /offers/search/{term}': {
    ...forVisitors,
    summary: `What visitors can use, by the words of its title, at most ${maxOffersFound}, the best proven first`,
    description:
      'A word may be one of its store instead. One typing error is forgiven. Where fewer than three are found, ' +
      'the best proven ones of the first store found by the text follow, up to six in all.',
    params: searchTermParams,
    answer: z.array(couponSchema),
    refusals: ['invalid'],
  },
  'GET /stores/{id}/offers': {
    ...forVisitors,
    ...oneOf(idOf('store'), z.array(couponSchema)),
    summary: `The ${bestOfStore} best proven offers of a store`,
    description: 'Those that are being checked last. They follow each change within seconds.',
  },
  'GET /categories/{id}/offers': {
    ...forVisitors,
    ...oneOf(idOf('category'), z.array(couponSchema)),
    summary: 'The best proven offers of a category, at most 12, one a store',
    description: 'Of the 100 best proven. What ends soon is ordered by its end.',
    query: z.object(byChoice([...ranked, 'ending'])),
  },
})
