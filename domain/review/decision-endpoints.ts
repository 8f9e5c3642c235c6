import * as z from 'zod'
import { recordedDecisionSchema, rejectionSchema, staffReviewSchema, starRateSchema } from './decision'
import { endpoints, forStaff, idOf, listOf, oneOf } from '../api/endpoint'

const params = idOf('review')

/** The calls about decisions on reviews (product.md, section 23). */
export const decisionApi = endpoints({
  'GET /reviews/rejected': {
    ...forStaff,
    summary: 'Rejected reviews, the newest first',
    ...listOf(staffReviewSchema),
  },
  'PATCH /reviews/by-id/{id}/reject': {
    ...forStaff,
    summary: 'Reject a review',
    description:
      'For what it says, never for its stars. It is not deleted, and can be approved or wait again.',
    ...oneOf(params, staffReviewSchema),
    json: rejectionSchema,
  },
  'PATCH /reviews/by-id/{id}/unapprove': {
    ...forStaff,
    summary: 'Let a review wait again that was approved or rejected',
    ...oneOf(params, staffReviewSchema),
  },
  'GET /decisions': {
    ...forStaff,
    summary: 'The decisions on reviews of three years, the newest first',
    ...listOf(recordedDecisionSchema),
  },
  'GET /decisions/rates': {
    ...forStaff,
    access: ['admin'],
    summary: 'What became of the reviews of visitors in 12 months, by their stars',
    answer: z.array(starRateSchema),
  },
})
