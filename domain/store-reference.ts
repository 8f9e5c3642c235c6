import * as z from 'zod'
import { id } from './text'

/** What a coupon or a review says of the store it belongs to. It goes with the store. */
export const storeReferenceSchema = z
  .object({
    _id: id,
    name: z.string(),
    slug: z.string(),
    logo: z.string().nullable(),
  })
  .meta({ id: 'StoreReference' })

export type StoreReference = z.infer<typeof storeReferenceSchema>
