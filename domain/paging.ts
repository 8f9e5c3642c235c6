import * as z from 'zod'

/** What a list answers with when no limit is asked for, at the most. */
export const unlimitedCount = 1000

/** What the items of a list may have together, in bytes; Lambda hands on 6 MB at the most. */
export const largestAnswer = 4 * 1024 * 1024

/** How much of a list is wanted, and from where. `cursor` is opaque: the one the previous page's Link carries. */
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

/** As many as are wanted of what is not paged. */
export const limitSchema = pageRequestSchema.pick({ limit: true })

/** A stretch of a list, and the cursor of the next one when there is more. */
export interface Page<Item> {
  items: Item[]
  next: string | undefined
}
