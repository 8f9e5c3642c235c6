import * as z from 'zod'
import { blogSchema } from '../blog'
import { categoryDetailSchema, categorySchema } from '../category'
import { couponSchema } from '../coupon'
import { type ErrorCode, statusOf } from '../errors'
import { messageSchema } from '../message'
import { reviewSchema } from '../review'
import { storeReferenceSchema } from '../store-reference'
import { storeDetailSchema, storeSchema } from '../store'
import { userSchema } from '../user'

/** The body of every answer that is not a success; its type is ErrorBody. */
export const errorSchema = z.object({
  statusCode: z.int(),
  error: z.enum(Object.keys(statusOf) as [ErrorCode, ...ErrorCode[]]),
  message: z.string().meta({ description: 'Fit to show to a person.' }),
  requestId: z.string().meta({ description: 'The one in the log.' }),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'Messages by the path of the input: `name`, `pros.1`.' }),
})

/** The schemas that the document names and refers to. */
const named = {
  Store: storeSchema,
  StoreDetail: storeDetailSchema,
  StoreReference: storeReferenceSchema,
  Coupon: couponSchema,
  Category: categorySchema,
  CategoryDetail: categoryDetailSchema,
  Review: reviewSchema,
  Blog: blogSchema,
  Message: messageSchema,
  User: userSchema,
  Error: errorSchema,
}

for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id })
