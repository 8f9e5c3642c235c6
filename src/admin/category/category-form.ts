import type * as z from 'zod'
import { categoryFormSchema } from '#domain/category'
import { imagesSchema } from '../components/form/image-schema'

/** The schema of a category's form. The image is a list of at most one file. */
export const categorySchema = categoryFormSchema.extend({ image: imagesSchema })

export type CategoryValues = z.input<typeof categorySchema>
type CategoryOutput = z.output<typeof categorySchema>

/** The multipart form that is sent (product.md, section 7). Without a file the image stays. */
export function bodyOf({ image, ...fields }: CategoryOutput): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
  for (const file of image) body.append('imagePath', file)
  return body
}
