import * as z from 'zod'
import { endpoints, forVisitors } from '../api/endpoint'
import { couponSchema } from '../coupon/coupon'

/** The call about the offer on the home page (product.md, section 30). */
export const highlightApi = endpoints({
  'GET /coupons/today': {
    ...forVisitors,
    summary: 'The offer of the day: one of the best proven of the top stores, another each day (UTC)',
    description: 'Empty without a proven offer.',
    answer: z.array(couponSchema),
  },
})
