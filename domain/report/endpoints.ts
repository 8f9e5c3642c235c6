import { botCheckSchema } from '../field/bot-check'
import { pageRequestSchema } from '../http/paging'
import {
  receiptSchema,
  reportDecisionSchema,
  reportFormFields,
  reportSchema,
  reportSubjectQuerySchema,
  reportSubjectSchema,
  reportStateSchema,
} from './report'
import { endpoints, forStaff, forVisitors, idOf, listSchema, oneOf } from '../api/endpoint'

const form = reportFormFields.extend(botCheckSchema.shape)
const params = idOf('report')

/** The calls about reports of visitors (product.md, section 23). */
export const reportApi = endpoints({
  'POST /reports': {
    ...forVisitors,
    summary: 'Report a review or an offer',
    description:
      'Names one of `review` and `coupon`, by its id. The answer is a receipt; its `_id` is the number.',
    json: form,
    form,
    limited: true,
    sameOrigin: true,
    status: 201,
    answer: receiptSchema,
  },
  'GET /reports/{id}': {
    ...forVisitors,
    summary: 'The receipt of a report, with the decision',
    description: 'For who has the number. It says nothing of who has reported, and not what they wrote.',
    ...oneOf(params, receiptSchema),
  },
  'GET /reports/subject': {
    ...forVisitors,
    summary: 'What a report would be about',
    description: 'Visitors have to see it.',
    query: reportSubjectQuerySchema,
    answer: reportSubjectSchema,
    refusals: ['not_found'],
  },
  'GET /reports': {
    ...forStaff,
    ...listSchema(reportSchema),
    summary: 'Reports that wait for a decision, or those that were decided, the newest first',
    query: pageRequestSchema.extend(reportStateSchema.shape),
  },
  'GET /reports/by-id/{id}': {
    ...forStaff,
    summary: 'A report by its number',
    ...oneOf(params, reportSchema),
  },
  'PATCH /reports/{id}/decide': {
    ...forStaff,
    summary: 'Decide about a report',
    description:
      'The reporter reads outcome and reason at the receipt, and is mailed them where an address was given. ' +
      'Deciding again keeps the decision before, and mails the new one. Only what visitors do not see any more ' +
      'was removed. With If-Match only while the report is at that version.',
    params,
    json: reportDecisionSchema,
    answer: reportSchema,
    refusals: ['changed'],
  },
  'POST /reports/{id}/notify': {
    ...forStaff,
    summary: 'Mail a decision that was not mailed',
    description: 'Its `notified` says whether that went well.',
    params,
    answer: reportSchema,
    refusals: ['conflict'],
  },
})
