import * as z from 'zod'
import { automationSchema } from '../automation'
import { pageRequestSchema } from '../paging'
import { approvalSchema, reviewChangesSchema, reviewFormSchema, reviewSchema } from '../review'
import { id } from '../text'
import { image, nothing, type Operation, paged } from './operation'

const approvedQuery = pageRequestSchema.extend({
  sort: z
    .enum(['newest', 'rating'])
    .optional()
    .meta({ description: 'The newest first, or the best first and the newest among equals.' }),
  storeId: id.optional().meta({ description: 'Those of one store, the newest first.' }),
})

const params = z.object({ id })

const newReview = reviewFormSchema.extend({ ...approvalSchema.shape, ...automationSchema.shape })

/** The calls about reviews (product.md, section 7). */
export const reviewOperations = {
  'GET /reviews': { summary: 'All reviews, the newest first', ...paged, answer: z.array(reviewSchema) },
  'GET /reviews/pending': {
    summary: 'Reviews that wait to be approved, the newest first',
    ...paged,
    answer: z.array(reviewSchema),
  },
  'GET /reviews/approved': {
    summary: 'Approved reviews',
    query: approvedQuery,
    answer: z.array(reviewSchema),
  },
  'GET /reviews/{id}': { summary: 'A review', params, answer: reviewSchema, refusals: ['not_found'] },
  'GET /reviews/{id}/picture': {
    summary: 'The picture of a review that waits for approval',
    params,
    answer: z.object({
      picture: z.string().meta({ description: 'As an address: `data:image/webp;base64,…`.' }),
    }),
    refusals: ['not_found'],
  },
  'POST /reviews/create': {
    summary: 'Send a review',
    description: "A visitor's waits for approval, whatever `approved` says. The body has `statusCode` too.",
    json: newReview,
    form: newReview.extend({ profilePicture: image().optional() }),
    status: 201,
    answer: reviewSchema.extend({ statusCode: z.literal(201) }),
    refusals: ['too_many'],
  },
  'PUT /reviews/{id}': {
    summary: 'Change text and rating of a review',
    description: 'What is not named stays. With If-Match only while the review is at that version.',
    params,
    json: reviewChangesSchema,
    answer: reviewSchema,
    refusals: ['not_found', 'changed'],
  },
  'PATCH /reviews/by-id/{id}/approve': {
    summary: 'Approve a review',
    params,
    answer: reviewSchema,
    refusals: ['not_found'],
  },
  'DELETE /reviews/{id}': {
    summary: 'Delete a review',
    params,
    answer: nothing,
    refusals: ['not_found', 'changed'],
  },
} as const satisfies Record<string, Operation>
