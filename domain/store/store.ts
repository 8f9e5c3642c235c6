import * as z from 'zod'
import { fieldKinds } from '../field/field-kind'
import { storeFields, storeFormFields } from '../features/fields'
import { maxRating, ratingStep } from '../review/rating'
import { reviewSchema } from '../review/review'
import { newSlugProblem, slugLength, slugOf } from '../text/slug'
import { categoryReferenceSchema, storeReferenceSchema } from '../reference/reference'
import { cleanLine } from '../text/clean'
import {
  bounds,
  objectError,
  id,
  isMissing,
  line,
  link,
  numberFrom,
  prose,
  typed,
  version,
} from '../field/field'

/** A store as it is read (product.md, section 3). `logo` is the address of its image. */
export const storeSchema = storeReferenceSchema
  .extend({
    link: z.string(),
    description: z.string(),
    rating: z.number().min(0).max(maxRating),
    category: categoryReferenceSchema.nullable(),
    pros: z.array(z.string()),
    cons: z.array(z.string()),
    createdAt: z.iso.datetime(),
    version,
    ...storeFields,
  })
  .meta({ id: 'Store' })

const reviewCount = z.int().min(0)

const visitorRatingSchema = z.object({
  average: z.number().min(1).max(maxRating).nullable(),
  count: reviewCount,
  stars: z.tuple([reviewCount, reviewCount, reviewCount, reviewCount, reviewCount]),
})

/** A store read by its slug, with its newest approved reviews. */
export const storeDetailSchema = storeSchema
  .extend({ visitorRating: visitorRatingSchema, customerReviews: z.array(reviewSchema) })
  .meta({ id: 'StoreDetail' })

/** A deleted store that can be restored, and how much comes back with it. */
export const deletedStoreSchema = storeReferenceSchema.extend({
  coupons: z.int().min(0),
  reviews: z.int().min(0),
  deletedAt: z.iso.datetime(),
  restorableUntil: z.iso.datetime(),
})

/** A typed slug, converted by the rule of section 3. Refused if it cannot be in an address. */
export const slugSchema = typed(
  'The slug',
  slugLength,
  (text) => slugOf(cleanLine(text)),
  'A slug is required.',
)
  .superRefine((slug, context) => {
    const problem = newSlugProblem(slug)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
  .register(fieldKinds, { label: 'Slug', kind: 'line' })

const points = (label: 'pros' | 'cons') =>
  z
    .array(line(`Each of the ${label}`, bounds.point, `Each of the ${label} needs some text.`), {
      error: `${label === 'pros' ? 'Pros' : 'Cons'} must be a list.`,
    })
    .max(bounds.points, `At most ${bounds.points} ${label} may be given.`)

const fields = {
  name: line('Name', bounds.name),
  slug: slugSchema,
  link: link(),
  description: prose('Description'),
  rating: numberFrom('Rating', 0, maxRating).pipe(
    z
      .number()
      .multipleOf(ratingStep.edit, 'Rating goes in steps of 0.1.')
      // 0.1 + 0.2 is 0.30000000000000004.
      .overwrite((rating) => Math.round(rating * 10) / 10),
  ),
  pros: points('pros'),
  cons: points('cons'),
  ...storeFormFields,
}

/** The orders of a list of stores: by name, or by rating and then name, in either direction. */
export const storeOrderSchema = z.object({
  sort: z
    .enum(['name', '-name', 'rating', '-rating'], { error: 'sort must be name, -name, rating or -rating.' })
    .default('name')
    .meta({ description: 'rating is best first; a minus turns the order round.' }),
})

/** What staff send to create a store (product.md, section 5). The logo is a file beside it. */
export const storeFormSchema = z.object({
  ...fields,
  category: z.preprocess((value) => (isMissing(value) ? undefined : value), id.optional()),
  rating: fields.rating.default(0),
  pros: fields.pros.default([]),
  cons: fields.cons.default([]),
})

const chosenCategory = z.preprocess((value) => {
  if (value !== undefined && isMissing(value)) return null
  return typeof value === 'object' && value !== null && '_id' in value ? value._id : value
}, id.nullable())

/** What staff send to change a store (product.md, section 5). Fields that are not sent stay unchanged. */
export const storeChangesSchema = z.object({ ...fields, category: chosenCategory }, objectError).partial()

export type Store = z.infer<typeof storeSchema>
export type StoreDetail = z.infer<typeof storeDetailSchema>
export type DeletedStore = z.infer<typeof deletedStoreSchema>
export type StoreForm = z.infer<typeof storeFormSchema>
export type StoreChanges = z.infer<typeof storeChangesSchema>

/** The number of stores that `GET /stores/topStores` answers with: the highest rated, ties by name. */
export const topStoreCount = 24
