import * as z from 'zod'
import { recordedDecisionSchema, rejectionSchema, staffReviewSchema, starRateSchema } from './decision'
import { type Endpoint, endpoints, forStaff, idOf, listSchema } from '../api/endpoint'

const params = idOf('review')

const onlyAtVersion = 'With If-Match only while the review is at that version, or is decided so already.'

export const deciding = {
  ...forStaff,
  description: onlyAtVersion,
  refusals: ['changed'],
} as const satisfies Partial<Endpoint>

/** The calls about decisions on reviews (product.md, section 23). */
export const decisionApi = endpoints({
  'GET /reviews/rejected': {
    ...forStaff,
    summary: 'Rejected reviews, the newest first',
    ...listSchema(staffReviewSchema),
  },
  'PATCH /reviews/by-id/{id}/reject': {
    ...deciding,
    summary: 'Reject a review',
    description:
      'For what it says, never for its stars. It is not deleted, and can be approved or wait again. ' +
      onlyAtVersion,
    params,
    answer: staffReviewSchema,
    json: rejectionSchema,
  },
  'PATCH /reviews/by-id/{id}/unapprove': {
    ...deciding,
    summary: 'Let a review wait again that was approved or rejected',
    params,
    answer: staffReviewSchema,
  },
  'GET /decisions': {
    ...forStaff,
    summary: 'The decisions on reviews of three years, the newest first',
    ...listSchema(recordedDecisionSchema),
  },
  'GET /decisions/rates': {
    ...forStaff,
    access: ['admin'],
    summary: 'What became of the reviews of visitors in 12 months, by their stars',
    answer: z.array(starRateSchema),
  },
})
