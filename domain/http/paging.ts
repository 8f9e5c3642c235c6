import * as z from 'zod'

/** The most items of a list that is read without a limit. */
export const defaultPageLimit = 1000

/** The largest list, in bytes. Lambda returns at most 6 MB. */
export const largestAnswer = 4 * 1024 * 1024

/** Which page of a list is wanted. `cursor` is opaque; it comes from the previous page's Link. */
export const pageRequestSchema = z.object({
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'limit must be a whole number from 1 to 100.')
    .transform(Number)
    .pipe(z.number().max(100, 'limit must be a whole number from 1 to 100.'))
    .optional(),
  cursor: z.string().min(1).max(2000).optional(),
})

export type PageRequest = z.infer<typeof pageRequestSchema>

/** How many items a list has. It is read up to its bound. */
export const countSchema = z.object({
  count: z.int().min(0),
  isWhole: z.boolean().meta({ description: 'Whether these are all of them.' }),
})

/** A page of a list. `next` is the cursor of the next page, if there is one. */
export interface Page<Item> {
  items: Item[]
  next: string | undefined
}

/** The count of the first page, read without a limit. */
export function countOf({ items, next }: Page<unknown>): z.infer<typeof countSchema> {
  return { count: items.length, isWhole: next === undefined }
}
