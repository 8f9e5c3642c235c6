import type * as z from 'zod'
import { categoryFormSchema } from '#domain/category/category'
import { imagesSchema } from '../components/form/image-schema'

/** Same field names as in the API, whose errors name them. */
export const categorySchema = categoryFormSchema.extend({ imagePath: imagesSchema })

export type CategoryValues = z.input<typeof categorySchema>
type CategoryOutput = z.output<typeof categorySchema>

/** Without a file the image stays. */
export function bodyOf({ imagePath, ...fields }: CategoryOutput): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
  for (const file of imagePath) body.append('imagePath', file)
  return body
}
