import * as z from 'zod'
import { bulkEditedSchema, bulkEditSchema, bulkSize, bulkUndoHours, bulkUndoneSchema } from './bulk-edit'
import { couponChangesSchema, couponFormSchema, couponSchema } from './coupon'
import { couponListSchema } from './coupon-list'
import { deletedList, restoring } from '../deletion/deleted-items'
import { countSchema, pageRequestSchema } from '../http/paging'
import {
  changing,
  creating,
  deleting,
  endpoints,
  forStaff,
  forVisitors,
  idOf,
  listSchema,
  oneOf,
} from '../api/endpoint'

const params = idOf('coupon')

/** The calls about coupons (product.md, section 7). */
export const couponApi = endpoints({
  'GET /coupons': {
    ...forVisitors,
    ...listSchema(couponSchema),
    staffSeeMore: true,
    summary: 'All coupons, the newest first, those of a status, or those that a search finds',
    description:
      'Visitors are told of none that has not started, and get no code or link of what has expired or was ' +
      'withdrawn. They may ask for what is live or ending.',
    query: pageRequestSchema.extend(couponListSchema.shape),
    refusals: ['unauthorized'],
  },
  'GET /coupons/count': {
    ...forStaff,
    summary: 'How many coupons a search and filters find, up to 1,000',
    query: couponListSchema,
    answer: countSchema,
  },
  'GET /coupons/{id}': {
    ...forVisitors,
    staffSeeMore: true,
    summary: 'A coupon',
    description: 'One that has expired or was withdrawn has no code and no link for visitors.',
    ...oneOf(params, couponSchema),
  },
  'GET /coupons/mostViewed': {
    ...forStaff,
    summary: 'The 10 coupons most looked at today (UTC), by their views',
    answer: z.array(couponSchema),
  },
  'POST /coupons/create': {
    ...creating,
    summary: 'Create a coupon or a deal',
    description:
      'A coupon needs a `couponCode`; that of a deal is dropped. `percentageOff` may be left out beside a ' +
      '`discount`; where both say a percentage, it must be the same.',
    json: couponFormSchema,
    answer: couponSchema,
  },
  'PUT /coupons/{id}': {
    ...changing,
    summary: 'Change, withdraw or restore a coupon or a deal',
    description:
      `${changing.description} \`withdrawn\` takes the offer from visitors, or gives it back. ` +
      'Of `percentageOff` and the percentage of `discount` the one that differs from before counts.',
    params,
    json: couponChangesSchema,
    answer: couponSchema,
  },
  'POST /coupons/bulk': {
    ...forStaff,
    summary: 'Change many coupons at once',
    description:
      'Each one is checked and written by itself; what cannot be changed is named. `dryRun` writes nothing and gives ' +
      'the same answer. If the answer is lost, repeat the call with the same `bulkId`.',
    json: bulkEditSchema,
    answer: bulkEditedSchema,
  },
  'POST /coupons/bulk/{bulkId}/undo': {
    ...forStaff,
    summary: `Undo a change of many coupons, within ${bulkUndoHours} hours`,
    description: `It gives back up to ${bulkSize} coupons. What was edited since stays and is named. It may be repeated.`,
    params: z.object({ bulkId: z.ulid('There is no such change.').toUpperCase() }),
    answer: bulkUndoneSchema,
  },
  'DELETE /coupons/{id}': { ...deleting, summary: 'Delete a coupon', params },
  'GET /coupons/deleted': deletedList('coupons'),
  'POST /coupons/{id}/restore': restoring('coupon', params, couponSchema, ' Its store must be there.'),
  'POST /coupons/{id}/views': {
    ...forVisitors,
    summary: 'Count a view of a coupon',
    description:
      'Once for a visitor and day (UTC). Calling it again changes nothing. Of an offer that has ended nothing is counted.',
    params,
    limited: true,
    sameOrigin: true,
    answer: z.object({ viewCount: z.int().min(0).meta({ description: "Today's views." }) }),
  },
})
