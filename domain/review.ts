import * as z from 'zod'
import { maxRating } from './rating'
import { storeReferenceSchema } from './store-reference'
import { bounds, choiceError, id, line, numeric, objectError, prose, requiredId, version } from './text'

/**
 * A review as it is read (product.md, section 3). Visitors see it once staff have approved it
 * (product.md, section 4).
 */
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
    version,
  })
  .meta({ id: 'Review' })

const fields = {
  text: prose('Comment'),
  rating: numeric('Rating').pipe(
    z
      .number()
      .int('Rating is whole stars.')
      .min(1, 'Rating must be from 1 to 5.')
      .max(maxRating, 'Rating must be from 1 to 5.'),
  ),
}

/** What visitors and staff send to create a review (product.md, section 5). */
export const reviewFormSchema = z.object(
  { reviewerName: line('Name', bounds.name), ...fields, storeId: requiredId('A store is required.') },
  objectError,
)

/**
 * What only staff may add (product.md, section 4): a review approved from the start. A visitor's value is
 * ignored.
 */
export const approvalSchema = z.object({
  approved: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
      error: choiceError('Approved', 'Approved must be true or false.'),
    })
    .default(false),
})

/** What staff send to change a review. Fields that are not sent stay unchanged. */
export const reviewChangesSchema = z.object(fields, objectError).partial()

export type Review = z.infer<typeof reviewSchema>
export type ReviewForm = z.infer<typeof reviewFormSchema>
export type ReviewChanges = z.infer<typeof reviewChangesSchema>
