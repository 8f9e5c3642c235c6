import * as z from 'zod'
import { type CouponDates, couponStatuses, couponStatusOf, isOfStatus } from './coupon-status'
import { couponTypes } from './coupon-wording'
import { couponFilters } from '../features/fields'
import { id } from '../field/field'
import { searchParameter } from '../search/search-term-params'
import { day } from '../time/lengths'

const sourceError = 'source must be staff, feed or a feed, such as feed:awin.'

/** Query parameters of a list of coupons, apart from its page. */
export const couponListSchema = z.object({
  status: z
    .enum(couponStatuses, { error: `status must be one of ${couponStatuses.join(', ')}.` })
    .optional()
    .meta({ description: 'What is `ending` is `live` as well.' }),
  search: searchParameter(
    'Beginnings of words, each of the title, the code, host and path of the link, or the store.',
  ),
  storeId: id.optional(),
  categoryId: id.optional().meta({ description: 'Those of the stores of a category.' }),
  type: z.enum(couponTypes, { error: `type must be ${couponTypes.join(' or ')}.` }).optional(),
  source: z
    .string({ error: 'source must be text.' })
    .regex(/^(?:staff|feed(?::[a-z0-9-]{1,60})?)?$/, sourceError)
    .optional()
    .meta({ description: '`staff`, `feed` for any feed, or one of them: `feed:awin`.' }),
  ends: z
    .enum(['week'], { error: 'ends must be week.' })
    .optional()
    .meta({ description: 'Those that are live or scheduled and end within 7 days.' }),
  sort: z.enum(['', 'ends'], { error: 'sort must be ends or empty.' }).optional().meta({
    description:
      '`ends`: what has not ended, the soonest end first. Without effect beside `search` and `status`.',
  }),
  ...couponFilters,
})

export type CouponQuery = z.infer<typeof couponListSchema>

const filters = Object.keys(couponListSchema.omit({ status: true }).shape) as (keyof CouponQuery)[]

/** Whether it asks for more than a status, which only staff may. */
export const isFiltered = (query: CouponQuery): boolean => filters.some((name) => Boolean(query[name]))

/** Until when an offer ends that ends this week. */
export const endOfWeek = (now: Date): Date => new Date(now.getTime() + 7 * day)

type Offer = CouponDates & { type: string; storeId: string; source: string }

/** Whether an offer is among those asked for, as far as it says so itself. */
export function isWanted(
  offer: Offer,
  { status, type, storeId, source, ends }: CouponQuery,
  now: Date,
): boolean {
  const current = couponStatusOf(offer, now)
  return (
    (status === undefined || isOfStatus(current, status)) &&
    (type === undefined || offer.type === type) &&
    (storeId === undefined || offer.storeId === storeId) &&
    (!source || offer.source === source || offer.source.startsWith(`${source}:`)) &&
    (ends === undefined || endsThisWeek(offer, now))
  )
}

function endsThisWeek(offer: CouponDates, now: Date): boolean {
  if (offer.endsAt === null || Date.parse(offer.endsAt) > endOfWeek(now).getTime()) return false
  return !['expired', 'withdrawn'].includes(couponStatusOf(offer, now))
}
