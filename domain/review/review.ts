import * as z from 'zod'
import { maxRating } from './rating'
import { reviewSources } from './review-source'
import { storeReferenceSchema } from '../reference/reference'
import {
  bounds,
  choice,
  flag,
  id,
  line,
  numberFrom,
  objectError,
  prose,
  proseOrNone,
  requiredId,
  version,
} from '../field/field'

/** A review as it is read (product.md, section 3). Visitors see it once approved (section 4). */
export const reviewSchema = z
  .object({
    _id: id,
    reviewerName: z.string(),
    /** The address of the picture. Before approval only staff may read it. */
    profilePicture: z.string().nullable(),
    text: z.string(),
    rating: z.number().min(0).max(maxRating),
    storeId: storeReferenceSchema,
    createdAt: z.iso.datetime(),
    approved: z.boolean(),
    source: z.enum(reviewSources),
    /** When staff last changed the stars or the words of its author. */
    editedAt: z.iso.datetime().nullable(),
    /** What the shop says to it. Staff enter it. */
    answer: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
    version,
  })
  .meta({ id: 'Review' })

const fields = {
  text: prose('Comment'),
  rating: numberFrom('Rating', 1, maxRating).pipe(z.int('Rating is whole stars.')),
}

/** What visitors and staff send to create a review (product.md, section 5). */
export const reviewFormSchema = z.object(
  { reviewerName: line('Name', bounds.name), ...fields, storeId: requiredId('A store is required.') },
  objectError,
)

/** An approval from the start (product.md, section 4). A visitor's value is ignored. */
export const approvalSchema = z.object({
  approved: flag('Approved').default(false),
})

const answer = z
  .preprocess(
    (value) => (typeof value === 'object' && value !== null && 'text' in value ? value.text : (value ?? '')),
    proseOrNone('Answer', bounds.text),
  )
  .meta({
    type: ['string', 'null', 'object'],
    properties: { text: { type: 'string' } },
    description: `Up to ${bounds.text} characters, shown beneath the review. Empty or null: no answer.`,
  })

/** What staff send to change a review. Fields that are not sent stay unchanged. */
export const reviewChangesSchema = z
  .object({ ...fields, source: choice('Source', reviewSources), answer: answer.optional() }, objectError)
  .partial()

export type Review = z.infer<typeof reviewSchema>
export type ReviewForm = z.infer<typeof reviewFormSchema>
export type ReviewChanges = z.infer<typeof reviewChangesSchema>
