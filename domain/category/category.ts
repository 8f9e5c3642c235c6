import * as z from 'zod'
import { slugSchema, storeSchema } from '../store/store'
import { bounds, flag, objectError, id, line, proseOrNone, version } from '../field/field'

/** A category as it is read (product.md, section 3). `imagePath` is the address of its image. */
export const categorySchema = z
  .object({
    _id: id,
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    topCategory: z.boolean(),
    imagePath: z.string().nullable(),
    version,
  })
  .meta({ id: 'Category' })

/** A category read by its slug, with its stores sorted by name. */
export const categoryDetailSchema = categorySchema
  .extend({ stores: z.array(storeSchema) })
  .meta({ id: 'CategoryDetail' })

const fields = {
  name: line('Name', bounds.name),
  slug: slugSchema,
  description: proseOrNone('Description', bounds.text),
  topCategory: flag('Top category'),
}

/** What staff send to create a category (product.md, section 5), without its image. */
export const categoryFormSchema = z.object({
  ...fields,
  description: fields.description.default(''),
  topCategory: fields.topCategory.default(false),
})

/** What staff send to change a category. Fields that are not sent stay unchanged. */
export const categoryChangesSchema = z.object(fields, objectError).partial()

export type Category = z.infer<typeof categorySchema>
export type CategoryDetail = z.infer<typeof categoryDetailSchema>
export type CategoryForm = z.infer<typeof categoryFormSchema>
