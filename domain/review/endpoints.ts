import * as z from 'zod'
import { botCheckSchema } from '../field/bot-check'
import { deciding } from './decision-endpoints'
import { staffReviewSchema } from './decision'
import { deletedList, restoring } from '../deletion/deleted-items'
import { countSchema, pageRequestSchema } from '../http/paging'
import { bodySizes } from '../http/request-size'
import { reviewListSchema } from './review-list'
import { reviewChangesSchema, reviewFormSchema, reviewSchema } from './review'
import { id } from '../field/field'
import { deleting, endpoints, forStaff, forVisitors, idOf, listSchema, oneOf } from '../api/endpoint'
import { optionalPortrait } from '../api/form'

const approvedQuery = pageRequestSchema.extend({
  sort: z
    .enum(['newest', 'rating'], { error: 'sort must be newest or rating.' })
    .default('newest')
    .meta({ description: 'The newest first, or the best first and the newest among equals.' }),
  by: z
    .enum(['visitors'], { error: 'by must be visitors.' })
    .optional()
    .meta({ description: 'Without those by our staff and those that received a reward.' }),
  storeId: id.optional().meta({ description: 'Those of one store, the newest first.' }),
})

const params = idOf('review')

const newReview = reviewFormSchema.extend({
  // Read only when staff send it. A visitor's value is ignored.
  approved: z.unknown().optional().meta({ type: 'boolean', default: false }),
  ...botCheckSchema.shape,
})

const noFile = z.null({ error: 'A picture is sent as a file of a form.' })

/** The calls about reviews (product.md, section 7). */
export const reviewApi = endpoints({
  'GET /reviews': {
    ...forStaff,
    ...listSchema(staffReviewSchema),
    summary: 'All reviews, the newest first, or those that a search finds',
    query: reviewListSchema,
  },
  'GET /reviews/count': {
    ...forStaff,
    summary: 'How many reviews a search and filters find, up to 1,000',
    query: reviewListSchema.omit({ limit: true, cursor: true }),
    answer: countSchema,
  },
  'GET /reviews/pending': {
    ...forStaff,
    summary: 'Reviews that wait to be approved, the newest first',
    ...listSchema(staffReviewSchema),
  },
  'GET /reviews/approved': {
    ...forVisitors,
    ...listSchema(reviewSchema),
    summary: 'Approved reviews',
    query: approvedQuery,
  },
  'GET /reviews/{id}': { ...forStaff, summary: 'A review', ...oneOf(params, staffReviewSchema) },
  'GET /reviews/{id}/picture': {
    ...forStaff,
    summary: 'The picture of a review that waits for approval',
    params,
    answer: z.object({
      picture: z.string().meta({ description: 'As an address: `data:image/webp;base64,…`.' }),
    }),
  },
  'POST /reviews/create': {
    ...forVisitors,
    summary: 'Send a review',
    description: "A visitor's waits for approval, whatever `approved` says. The body has `statusCode` too.",
    json: newReview.extend({ profilePicture: noFile.optional() }),
    form: newReview.extend({ profilePicture: optionalPortrait('Picture') }),
    largestBody: bodySizes.withImage,
    limited: true,
    status: 201,
    createdByStaff: true,
    answer: reviewSchema.extend({ statusCode: z.literal(201) }),
  },
  'PUT /reviews/{id}': {
    ...forStaff,
    summary: 'Change text, rating or source of a review, or the answer of its shop',
    description:
      'What is not named stays. What staff change of a visitor’s review is recorded, and its new stars or words are marked. ' +
      'An editorial review stays one, and another never becomes one. ' +
      'With If-Match only while the review is at that version.',
    params,
    json: reviewChangesSchema,
    answer: staffReviewSchema,
    refusals: ['changed'],
  },
  'PATCH /reviews/by-id/{id}/approve': {
    ...deciding,
    summary: 'Approve a review',
    params,
    answer: staffReviewSchema,
  },
  'DELETE /reviews/{id}': {
    ...deleting,
    summary: 'Delete a review',
    description: `${deleting.description} A rejected one cannot be restored.`,
    params,
  },
  'GET /reviews/deleted': deletedList('reviews'),
  'POST /reviews/{id}/restore': restoring('review', params, staffReviewSchema, ' Its store must be there.'),
})
