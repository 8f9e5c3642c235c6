import * as z from 'zod'
import { bounds, id, objectError, optionalFlag, optionalId, requiredId, typed } from '../field/field'
import { validateDateOrder } from '../field/moment'
import { pageRequestSchema } from '../http/paging'
import { couponChangeFields, couponSchema, mustValidateCode, validateCode, withChangedEnd } from './coupon'
import { endPrecisions } from './coupon-dates'
import { couponListSchema } from './coupon-list'
import { hour } from '../time/lengths'

/** The most coupons that one call changes, or gives back. */
export const bulkSize = 100

/** Hours in which a bulk change can be undone. */
export const bulkUndoHours = 24

/** The same in milliseconds. */
export const bulkUndoWindow = bulkUndoHours * hour

const sentLinks = z.object(
  {
    find: z
      .string({ error: 'Text to find must be text.' })
      .min(1, 'Text to find is required.')
      .max(bounds.link, `Text to find may have at most ${bounds.link} characters.`),
    replace: typed('New text', bounds.link, (text) => text, 'New text is required, and may be empty.'),
  },
  { error: 'Link must be an object with find and replace.' },
)

const { percentageOff, type, couponCode, withdrawn } = couponChangeFields
const { startsAt, endsAt, endsPrecision, terms } = couponChangeFields

/** What may be changed in many coupons at once. Each result is checked as that of a single change is. */
export const bulkChangesSchema = z
  .object(
    {
      percentageOff,
      type,
      couponCode,
      startsAt,
      endsAt,
      endsPrecision,
      terms,
      withdrawn,
      storeId: requiredId('A store is required.'),
      link: sentLinks,
    },
    { error: 'Changes must be an object with fields.' },
  )
  .partial()
  .superRefine(validateCode, { when: mustValidateCode })
  .superRefine(validateDateOrder)
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), 'Choose what to change.')
  .transform(withChangedEnd)

/** A misspelt filter is refused: without it the change would be one of all coupons. */
const listedCoupons = z
  .strictObject(
    { ...couponListSchema.shape, cursor: pageRequestSchema.shape.cursor },
    {
      error: ({ code }) =>
        code === 'unrecognized_keys' ? 'There is no such filter.' : 'Where must be an object with filters.',
    },
  )
  .meta({ description: 'The parameters of `GET /coupons`. Counts without `ids`.' })

/** What staff send to change many coupons. */
export const bulkEditSchema = z
  .object(
    {
      ids: z
        .array(id, { error: 'Ids must be a list.' })
        .min(1, 'Choose the coupons to change.')
        .max(bulkSize, `At most ${bulkSize} coupons can be changed by one call.`)
        .optional(),
      where: listedCoupons.optional(),
      changes: bulkChangesSchema,
      dryRun: optionalFlag('Dry run'),
      bulkId: optionalId,
    },
    objectError,
  )
  .refine(({ ids, where }) => ids !== undefined || where !== undefined, {
    path: ['ids'],
    message: 'Choose the coupons to change.',
  })

const changedFieldsSchema = couponSchema
  .pick({
    percentageOff: true,
    discount: true,
    type: true,
    couponCode: true,
    startsAt: true,
    endsAt: true,
    terms: true,
    withdrawnAt: true,
    storeId: true,
    link: true,
  })
  .extend({ endsPrecision: z.enum(endPrecisions) })
  .partial()

/** What a change in bulk did to each coupon, or would do. */
export const bulkEditedSchema = z.object({
  bulkId: id,
  coupons: z.array(
    z.object({
      _id: id,
      title: z.string(),
      storeName: z.string(),
      version: z.int().min(0),
      state: z.enum(['changed', 'unchanged', 'failed']),
      before: changedFieldsSchema,
      after: changedFieldsSchema,
      message: z.string().optional().meta({ description: 'Why it failed.' }),
    }),
  ),
  next: z.string().optional().meta({ description: 'The `cursor` for what is left of `where`.' }),
})

/** What the undo of a bulk change answers. */
export const bulkUndoneSchema = z.object({
  restored: z.int().min(0).meta({ description: 'By this call.' }),
  skipped: z
    .array(z.object({ _id: id, title: z.string(), message: z.string() }))
    .meta({ description: 'What stays as it is, with the reason, of all calls.' }),
  isDone: z.boolean().meta({ description: 'If false, call it again.' }),
})

/** What a change in bulk means for one coupon. */
export function changesFor(
  { link: before }: { link: string },
  { link, ...changes }: BulkChanges,
): Omit<BulkChanges, 'link'> & { link?: string } {
  return { ...changes, ...(link && { link: before.replaceAll(link.find, () => link.replace) }) }
}

export type BulkChanges = z.infer<typeof bulkChangesSchema>
export type BulkEdit = z.infer<typeof bulkEditSchema>
export type BulkEdited = z.infer<typeof bulkEditedSchema>
export type BulkUndone = z.infer<typeof bulkUndoneSchema>
