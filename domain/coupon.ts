import * as z from 'zod'
import { couponStatuses } from './coupon-status'
import { couponTypes } from './coupon-wording'
import { judgeOrder, offerFields, optionalFlag } from './offer-fields'
import { discountKinds, endPrecisions, type ShownDiscount } from './offer-labels'
import { proofSchema } from './signal'
import { storeReferenceSchema } from './store-reference'
import { bounds, choiceError, objectError, id, line, link, numeric, requiredId, version } from './text'

const money = z.object({ amount: z.number().min(0), currency: z.string() })

/** A coupon as it is read (product.md, section 3). */
export const couponSchema = z
  .object({
    _id: id,
    storeId: storeReferenceSchema,
    title: z.string(),
    /** The percentage of the discount; 0 for one of another kind. */
    percentageOff: z.number(),
    /** Empty for visitors when it has expired or was withdrawn. */
    link: z.string(),
    type: z.enum(couponTypes),
    /** Null for a deal, and for visitors when it has expired or was withdrawn. */
    couponCode: z.string().nullable(),
    /** The visitors who opened it today (UTC). */
    viewCount: z.int().min(0),
    startsAt: z.iso.datetime().nullable(),
    /** The first moment at which it is not there any more. */
    endsAt: z.iso.datetime().nullable(),
    endsPrecision: z.enum(endPrecisions),
    terms: z.string(),
    minimumSpend: money.nullable(),
    discount: z.object({
      kind: z.enum(discountKinds),
      value: z.number().optional(),
      currency: z.string().optional(),
      /** The most that a percentage takes off. */
      upTo: z.number().optional(),
    }),
    exclusive: z.boolean(),
    withdrawnAt: z.iso.datetime().nullable(),
    source: z.string().meta({ description: '`staff`, or a feed: `feed:awin`.' }),
    /** What it is at the moment of the answer. */
    status: z.enum(couponStatuses),
    /** What pages say of it, in the site's time zone. */
    labels: z.object({
      date: z.string(),
      discount: z.string(),
      upTo: z.string().nullable(),
      minimumSpend: z.string().nullable(),
    }),
    proof: proofSchema,
    createdAt: z.iso.datetime(),
    version,
  })
  .meta({ id: 'Coupon' })

const fields = {
  percentageOff: numeric('Percentage off').pipe(
    z
      .number()
      .min(0, 'Percentage off must be from 0 to 100.')
      .max(100, 'Percentage off must be from 0 to 100.'),
  ),
  title: line('Title', bounds.title),
  link: link(),
  type: z.enum(couponTypes, {
    error: choiceError('Type', 'Type must be deal or coupon.'),
  }),
}

/** Null for a deal. It is checked together with the type. */
const couponCode = z.string({ error: 'Coupon code must be text.' }).nullish()

const code = line('Coupon code', bounds.name)

const withdrawn = optionalFlag('Withdrawn')

interface CodeAndType {
  type?: unknown
  couponCode?: unknown
}

/** Adds an error for a missing or malformed code. */
function judgeCode({ couponCode: given }: CodeAndType, context: z.RefinementCtx): void {
  for (const { message } of code.safeParse(given ?? undefined).error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: ['couponCode'], message })
  }
}

/** Runs even when other fields fail, so that all errors are reported together. */
function needsCode({ value }: { value: unknown }): boolean {
  const { type, couponCode: given } = Object(value) as CodeAndType
  return type === 'coupon' && typeof (given ?? '') === 'string'
}

/**
 * What staff send to create a coupon (product.md, section 5). The code of a deal is dropped. Of a discount
 * that is no percentage `percentageOff` is 0.
 */
export const couponFormSchema = z
  .object({ ...fields, ...offerFields, couponCode, storeId: requiredId('A store is required.') }, objectError)
  .superRefine(judgeCode, { when: needsCode })
  .superRefine(judgeOrder)
  .transform(({ startsAt, endsAt, endsPrecision, discount, ...coupon }) => ({
    ...coupon,
    ...discountOf(coupon.percentageOff, discount),
    couponCode: coupon.type === 'deal' ? null : code.parse(coupon.couponCode),
    startsAt: startsAt?.at ?? null,
    endsAt: endsAt?.at ?? null,
    endsPrecision: precisionOf(endsAt, endsPrecision),
    terms: coupon.terms ?? '',
    minimumSpend: coupon.minimumSpend ?? null,
    exclusive: coupon.exclusive ?? false,
    source: coupon.source ?? 'staff',
  }))

interface Discounted {
  percentageOff: number
  discount: ShownDiscount
}

type GivenDiscount = z.output<typeof offerFields.discount>

/**
 * A percentage is kept as `percentageOff` alone, so that both can't differ. A client that does not know of
 * discounts sends what it has read: 'other' for 0 percent, beside the new percentage.
 */
function discountOf(percentageOff: number, given: GivenDiscount): Discounted {
  const { kind = 'percent', value, ...limit } = given ?? {}
  if (kind === 'percent' || (kind === 'other' && percentageOff > 0)) {
    return { percentageOff, discount: { kind: 'percent', ...limit } }
  }
  return { percentageOff: 0, discount: { kind, ...limit, ...(value !== undefined && { value }) } }
}

function precisionOf(
  endsAt: z.output<typeof offerFields.endsAt>,
  given: z.output<typeof offerFields.endsPrecision>,
) {
  if (!endsAt || endsAt.isDay) return 'day'
  return given ?? 'instant'
}

/**
 * What staff send to change a coupon. Fields that are not sent stay unchanged. couponFormSchema checks code,
 * type and dates on the merged coupon; this schema checks them too if both are sent. `withdrawn` takes the
 * offer from visitors, or gives it back.
 */
export const couponChangesSchema = z
  .object({ ...fields, ...offerFields, couponCode, withdrawn }, objectError)
  .partial()
  .superRefine(judgeCode, { when: (given) => needsCode(given) && 'couponCode' in (given.value as object) })
  .superRefine(judgeOrder)
  .transform(({ startsAt, endsAt, endsPrecision, discount, ...changes }) => ({
    ...changes,
    ...percentageOf(changes.percentageOff, discount),
    ...(startsAt !== undefined && { startsAt: startsAt?.at ?? null }),
    ...(endsAt !== undefined && { endsAt: endsAt?.at ?? null }),
    ...((endsAt !== undefined || endsPrecision !== undefined) && {
      endsPrecision: endsAt === undefined ? endsPrecision : precisionOf(endsAt, endsPrecision),
    }),
  }))

/** A new percentage may come as either of both. */
function percentageOf(
  percentageOff: number | undefined,
  discount: GivenDiscount,
): { percentageOff?: number; discount?: GivenDiscount } {
  if (discount === undefined) return {}
  const isNew = discount?.kind === 'percent' && discount.value !== undefined && percentageOff === undefined
  return isNew ? { discount, percentageOff: discount.value ?? 0 } : { discount }
}

/** What a list of coupons takes beside its page. */
export const couponListSchema = z.object({
  status: z
    .enum(couponStatuses, { error: `status must be one of ${couponStatuses.join(', ')}.` })
    .optional()
    .meta({ description: 'What is `ending` is `live` as well.' }),
})

export type Coupon = z.infer<typeof couponSchema>
export type CouponForm = z.infer<typeof couponFormSchema>
export type CouponChanges = z.infer<typeof couponChangesSchema>
