import * as z from 'zod'
import { id } from '../field/field'

/** The store of a coupon or a review, as it is shown there. It is deleted with the store. */
export const storeReferenceSchema = z
  .object({
    _id: id,
    name: z.string(),
    slug: z.string(),
    logo: z.string().nullable(),
  })
  .meta({ id: 'StoreReference' })

export type StoreReference = z.infer<typeof storeReferenceSchema>

/** What a store says of its category. */
export const categoryReferenceSchema = z.object({ _id: id, name: z.string(), slug: z.string() })

export type CategoryReference = z.infer<typeof categoryReferenceSchema>
