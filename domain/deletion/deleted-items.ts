import * as z from 'zod'
import { forStaff, listSchema, oneOf } from '../api/endpoint'
import { id } from '../field/field'
import { storeReferenceSchema } from '../reference/reference'
import { undoDays } from './undo-window'

/** Kinds whose deleted items can be restored, as in their addresses. A store has calls of its own. */
export const restorableKinds = ['coupons', 'blogs', 'categories', 'reviews'] as const

export type RestorableKind = (typeof restorableKinds)[number]

export const deletedItemSchema = z.object({
  _id: id,
  name: z.string().meta({ description: 'Its title or name, of a review its reviewer.' }),
  storeId: storeReferenceSchema
    .nullable()
    .meta({ description: 'The store of a coupon or a review. Null for others, and while it is deleted.' }),
  deletedAt: z.iso.datetime(),
  restorableUntil: z.iso.datetime(),
})

export type DeletedItem = z.infer<typeof deletedItemSchema>

export function deletedList(plural: string) {
  return {
    ...forStaff,
    summary: `Deleted ${plural} that can be restored, the last deleted first`,
    ...listSchema(deletedItemSchema),
  }
}

export function restoring<Params extends z.ZodObject, Schema extends z.ZodType>(
  name: string,
  params: Params,
  answer: Schema,
  further = '',
) {
  return {
    ...forStaff,
    ...oneOf(params, answer),
    summary: `Restore a deleted ${name}`,
    description: `Until ${undoDays} days after its deletion. One that is there stays as it is.${further}`,
    refusals: ['conflict'] as const,
  }
}
