import * as z from 'zod'
import { endpoints, forVisitors, idOf, listOf } from '../api/endpoint'
import { couponSchema } from '../coupon/coupon'

const kindOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `The kind must be one of ${names.join(', ')}.` })

const ranked = ['all', 'codes', 'deals', 'proven', 'shipping'] as const

/** The calls about offers of all stores (product.md, section 30). */
export const highlightApi = endpoints({
  'GET /coupons/today': {
    ...forVisitors,
    summary: 'The offer of the day: one of the best proven of the top stores, another each day (UTC)',
    description: 'Empty without a proven offer.',
    answer: z.array(couponSchema),
  },
  'GET /offers/{kind}': {
    ...forVisitors,
    ...listOf(couponSchema),
    summary: 'What visitors can use, of all stores: the best proven first, or those of one kind',
    description: 'Without what is being checked; of a store at most 100. A page may have fewer than `limit`.',
    params: z.object({ kind: kindOf(ranked) }),
  },
  'GET /categories/{id}/offers/{kind}': {
    ...forVisitors,
    summary: 'The best proven offers of a category, at most 12, one a store',
    description: 'Of the 100 best proven. Empty for a category that there is not.',
    params: idOf('category').extend({ kind: kindOf([...ranked, 'ending']) }),
    answer: z.array(couponSchema),
  },
})
