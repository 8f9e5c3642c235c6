import * as z from 'zod'
import { decisionOutcomes, editedFields, rejectionReasons, reviewOutcomes } from './moderation'
import { reviewSchema } from './review'
import { reviewSources } from './review-source'
import { storeReferenceSchema } from '../reference/reference'
import { choice, id, objectError } from '../field/field'

/** The last decision about a review. */
export const decisionSchema = z.object({
  _id: id,
  outcome: z.enum(reviewOutcomes),
  /** Null if the outcome needs none, or if the client sent none. */
  reason: z.enum(rejectionReasons).nullable(),
  by: z.string(),
  at: z.iso.datetime(),
})

/** A review as staff read it, with the last decision about it (product.md, section 23). */
export const staffReviewSchema = reviewSchema
  .extend({ decision: decisionSchema.nullable() })
  .meta({ id: 'StaffReview' })

const beforeSchema = z.object({
  changed: z.array(z.enum(editedFields)),
  stars: z.number(),
  source: z.enum(reviewSources),
  /** Null if unchanged, or if the review is deleted. */
  text: z.string().nullable(),
})

/** A decision of the past. It outlasts its review. */
export const recordedDecisionSchema = decisionSchema
  .extend({
    outcome: z.enum(decisionOutcomes),
    reviewId: id,
    storeId: id,
    stars: z.number(),
    source: z.enum(reviewSources),
    /** Null unless it was edited. */
    before: beforeSchema.nullable(),
    /** Null once it is gone. */
    store: storeReferenceSchema.nullable(),
    /** Null once the review is gone. */
    reviewerName: z.string().nullable(),
  })
  .meta({ id: 'Decision' })

/** What staff send to reject a review. */
export const rejectionSchema = z.object({ reason: choice('Reason', rejectionReasons) }, objectError)

const count = z.int()

/** What became of the reviews of visitors that gave so many stars. */
export const starRateSchema = z.object({
  stars: z.int().min(1).max(5),
  approved: count,
  rejected: count,
  deleted: count,
})

export type StaffReview = z.infer<typeof staffReviewSchema>
export type RecordedDecision = z.infer<typeof recordedDecisionSchema>
export type StarRate = z.infer<typeof starRateSchema>
