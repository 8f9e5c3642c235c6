import * as z from 'zod'
import { placements } from './placement'
import { choice, objectError, optionalId } from '../field/field'

/** How long the clicks of a day are kept, in days: a year, and a month to compare it with. */
export const clickDays = 400

/** The most days that one answer counts. */
export const countedDays = 92

/** A click on a direct link to a shop, as a page reports it: of a coupon, or else of a store. */
export const clickSchema = z
  .object(
    {
      couponId: optionalId,
      storeId: optionalId,
      placement: choice('Placement', placements),
    },
    objectError,
  )
  .refine(({ couponId, storeId }) => couponId !== undefined || storeId !== undefined, {
    message: 'A coupon or a store is required.',
    path: ['couponId'],
  })

const clickGroups = ['coupon', 'store', 'placement', 'day'] as const

function day(name: string) {
  const message = `${name} must be a day, such as 2026-05-31.`
  return z.iso.date({ error: message }).optional()
}

/** The days that are counted, both included (UTC), and by what. */
export const clickQuerySchema = z.object({
  from: day('from').meta({ description: 'The first day (UTC). Without it 30 days are counted.' }),
  to: day('to').meta({ description: 'The last day. Without it today.' }),
  by: z
    .enum(clickGroups, {
      error: 'by must be coupon, store, placement or day.',
    })
    .default('day'),
  names: z
    .enum(['true', 'false'], { error: 'names must be true or false.' })
    .optional()
    .meta({ description: 'true: coupons and stores come with their names.' }),
})

export type ClickQuery = z.infer<typeof clickQuerySchema>

/** The clicks on the links of a coupon, a store, a place or a day. */
export const clickCountSchema = z.object({
  /** An id, the name of a place, or a day. */
  key: z.string(),
  /** Visitors: each counts once for an offer and day. */
  clicks: z.int().min(0),
  /** The other clicks of the same visitors. */
  repeats: z.int().min(0),
  /** The title of the coupon, or the name of the store; null for one that is gone. */
  name: z.string().nullable().optional(),
  /** The name of the store of a coupon; null for one that is gone. */
  store: z.string().nullable().optional(),
})

export type ClickCount = z.infer<typeof clickCountSchema>
