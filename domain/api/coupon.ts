import * as z from 'zod'
import { couponChangesSchema, couponFormSchema, couponSchema } from '../coupon'
import { changing, deleting, endpoints, forStaff, forVisitors, idOf, paged } from './endpoint'

const params = idOf('coupon')

/** The calls about coupons (product.md, section 7). */
export const couponApi = endpoints({
  'GET /coupons': {
    ...forVisitors,
    summary: 'All coupons, the newest first',
    ...paged,
    answer: z.array(couponSchema),
  },
  'GET /coupons/{id}': {
    ...forVisitors,
    summary: 'A coupon',
    params,
    answer: couponSchema,
    refusals: ['not_found'],
  },
  // Added: what the page calls 'N today users'.
  'GET /coupons/mostViewed': {
    ...forStaff,
    summary: 'The 10 coupons most looked at today (UTC), by their views',
    answer: z.array(couponSchema),
  },
  'POST /coupons/create': {
    ...forStaff,
    summary: 'Create a coupon or a deal',
    description: 'A coupon needs a `couponCode`; that of a deal is dropped.',
    json: couponFormSchema,
    status: 201,
    answer: couponSchema,
  },
  'PUT /coupons/{id}': {
    ...forStaff,
    ...changing,
    summary: 'Change a coupon or a deal',
    params,
    json: couponChangesSchema,
    answer: couponSchema,
  },
  'DELETE /coupons/{id}': { ...forStaff, ...deleting, summary: 'Delete a coupon', params },
  'POST /coupons/{id}/views': {
    ...forVisitors,
    summary: 'Count a view of a coupon',
    description: 'Once for a visitor and day (UTC). Calling it again changes nothing.',
    params,
    limited: true,
    answer: z.object({ viewCount: z.int().min(0).meta({ description: "Today's views." }) }),
    refusals: ['not_found', 'too_many'],
  },
})
