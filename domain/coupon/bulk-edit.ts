import * as z from 'zod'
import { id } from '../field/field'

/** The most coupons that one call changes, or gives back. */
export const bulkSize = 100

/** Hours in which a bulk change can be undone. */
export const bulkUndoHours = 24

/** The same in milliseconds. */
export const bulkUndoWindow = bulkUndoHours * 3_600_000

/** What the undo of a bulk change answers. */
export const bulkUndoneSchema = z.object({
  restored: z.int().min(0).meta({ description: 'By this call.' }),
  skipped: z
    .array(z.object({ _id: id, title: z.string(), message: z.string() }))
    .meta({ description: 'What stays as it is, with the reason, of all calls.' }),
  isDone: z.boolean().meta({ description: 'If false, call it again.' }),
})

export type BulkUndone = z.infer<typeof bulkUndoneSchema>
