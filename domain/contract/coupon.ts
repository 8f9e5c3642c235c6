import * as z from 'zod'
import { couponChangesSchema, couponFormSchema, couponSchema } from '../coupon'
import { id } from '../text'
import { changing, deleting, type Operation, paged } from './operation'

/** The calls about coupons (product.md, section 7). */
export const couponOperations = {
  'GET /coupons': { summary: 'All coupons, the newest first', ...paged, answer: z.array(couponSchema) },
  'GET /coupons/{id}': {
    summary: 'A coupon',
    params: z.object({ id }),
    answer: couponSchema,
    refusals: ['not_found'],
  },
  'GET /coupons/mostViewed': {
    summary: 'The 10 coupons most looked at today (UTC), by their views',
    answer: z.array(couponSchema),
  },
  'POST /coupons/create': {
    summary: 'Create a coupon or a deal',
    description: 'A coupon needs a `couponCode`; that of a deal is dropped.',
    json: couponFormSchema,
    status: 201,
    answer: couponSchema,
  },
  'PUT /coupons/{id}': {
    ...changing,
    summary: 'Change a coupon or a deal',
    json: couponChangesSchema,
    answer: couponSchema,
  },
  'DELETE /coupons/{id}': { ...deleting, summary: 'Delete a coupon' },
  'POST /coupons/{id}/views': {
    summary: 'Count a view of a coupon',
    description: 'Once for a visitor and day (UTC). Calling it again changes nothing.',
    params: z.object({ id }),
    answer: z.object({ viewCount: z.int().min(0).meta({ description: "Today's views." }) }),
    refusals: ['not_found', 'too_many'],
  },
} as const satisfies Record<string, Operation>
