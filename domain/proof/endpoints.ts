import * as z from 'zod'
import {
  doubtsTodaySchema,
  ledgerEntrySchema,
  networkDaySchema,
  proofSchema,
  signalFormSchema,
  testFormSchema,
} from './proof'
import { endpoints, forStaff, forVisitors, idOf, listSchema, oneOf } from '../api/endpoint'
import { couponSchema } from '../coupon/coupon'

const params = idOf('coupon')

/** The calls about whether a coupon works (product.md, section 25). */
export const proofApi = endpoints({
  'POST /coupons/{id}/signals': {
    ...forVisitors,
    summary: 'Say whether an offer worked',
    description:
      'Once for a visitor, coupon and day (UTC), after a view on that day: another one on that day replaces it. ' +
      'What programs send is answered and not counted.',
    params,
    json: signalFormSchema,
    form: signalFormSchema,
    limited: true,
    sameOrigin: true,
    answer: proofSchema,
    refusals: ['conflict'],
  },
  'GET /coupons/{id}/signals': {
    ...forVisitors,
    staffSeeMore: true,
    summary: 'What is known of whether an offer works',
    ...oneOf(params, proofSchema),
  },
  'POST /coupons/{id}/tests': {
    ...forStaff,
    summary: 'Say how a test of an offer went',
    description: 'Another one of the same member of staff on that day (UTC) replaces it.',
    ...oneOf(params, proofSchema),
    json: testFormSchema,
  },
  'GET /coupons/{id}/tests': {
    ...forStaff,
    summary: 'The last 100 signals and tests of an offer, by day, the newest first',
    description: 'They are kept for 180 days.',
    params,
    answer: z.array(ledgerEntrySchema),
  },
  'GET /coupons/doubted': {
    ...forStaff,
    summary: 'Coupons that wait for a test, the longest waiting first',
    ...listSchema(couponSchema),
  },
  'GET /coupons/doubted/today': {
    ...forStaff,
    summary: 'How many coupons visitors have put in doubt today (UTC), and whether their answers still count',
    answer: doubtsTodaySchema,
  },
  'POST /coupons/void-network': {
    ...forStaff,
    summary: 'Take back all that a network said on a day (UTC), of all coupons',
    description: 'Names the `network` and day of an entry of `GET /coupons/{id}/tests`.',
    json: networkDaySchema,
    answer: z.object({ offers: z.int().min(0).meta({ description: 'Of how many coupons.' }) }),
  },
})
