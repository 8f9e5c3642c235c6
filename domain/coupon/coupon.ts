import * as z from 'zod'
import { couponStatuses } from './coupon-status'
import { couponTypes } from './coupon-wording'
import { offerFields } from './offer-fields'
import { couponFields } from '../features/fields'
import { site } from '#site'
import { discountKinds, type ShownDiscount } from './discount'
import { endPrecisions, lastDay } from './coupon-dates'
import { validateDateOrder } from '../field/moment'
import { endOfDay } from '../time/zoned-time'
import { storeReferenceSchema } from '../reference/reference'
import {
  bounds,
  choice,
  id,
  line,
  link,
  numberFrom,
  objectError,
  optionalFlag,
  requiredId,
  version,
} from '../field/field'

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
    /** Its end, exclusive. */
    endsAt: z.iso.datetime().nullable(),
    endsPrecision: z.enum(endPrecisions).catch('day'),
    terms: z.string(),
    minimumSpend: money.nullable(),
    discount: z.object({
      kind: z.enum(discountKinds).catch('other'),
      value: z.number().optional(),
      currency: z.string().optional(),
      /** The most that a percentage takes off. */
      upTo: z.number().optional(),
    }),
    exclusive: z.boolean(),
    withdrawnAt: z.iso.datetime().nullable(),
    source: z.string().meta({ description: '`staff`, or a feed: `feed:awin`.' }),
    status: z.enum(couponStatuses).catch('live'),
    /** What pages say of it, in the site's time zone. */
    labels: z.object({
      date: z.string(),
      discount: z.string(),
      upTo: z.string().nullable(),
      minimumSpend: z.string().nullable(),
    }),
    ...couponFields,
    createdAt: z.iso.datetime(),
    version,
  })
  .meta({ id: 'Coupon' })

const percentageField = numberFrom('Percentage off', 0, 100)

const fields = {
  title: line('Title', bounds.title),
  link: link(),
  type: choice('Type', couponTypes),
}

const couponCode = z.string({ error: 'Coupon code must be text.' }).nullish()

const code = line('Coupon code', bounds.name)

const withdrawn = optionalFlag('Withdrawn')

interface CodeAndType {
  type?: unknown
  couponCode?: unknown
}

/** Refuses a code that is none. */
export function validateCode({ couponCode: sentCode }: CodeAndType, context: z.RefinementCtx): void {
  for (const { message } of code.safeParse(sentCode ?? undefined).error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: ['couponCode'], message })
  }
}

/** Runs even when other fields fail, so that all errors are reported together. */
function needsCode({ value }: { value: unknown }): boolean {
  const { type, couponCode: sentCode } = Object(value) as CodeAndType
  return type === 'coupon' && typeof (sentCode ?? '') === 'string'
}

/** What staff send to create a coupon (product.md, section 5). The code of a deal is dropped. */
export const couponFormSchema = z
  .object(
    {
      ...fields,
      ...offerFields,
      percentageOff: percentageField.optional(),
      couponCode,
      withdrawn,
      storeId: requiredId('A store is required.'),
    },
    objectError,
  )
  .superRefine(validateCode, { when: needsCode })
  .superRefine(validatePercentage, { when: needsPercentage })
  .superRefine(validateDateOrder)
  .superRefine(validateAgreement)
  .transform(({ startsAt, endsAt, endsPrecision, discount, withdrawn: isWithdrawn, ...coupon }) => ({
    ...coupon,
    ...discountOf(coupon.percentageOff ?? discount?.value ?? 0, discount),
    couponCode: coupon.type === 'deal' ? null : code.parse(coupon.couponCode),
    startsAt: startsAt ?? null,
    ...endOf(endsAt, endsPrecision),
    terms: coupon.terms ?? '',
    minimumSpend: coupon.minimumSpend ?? null,
    exclusive: coupon.exclusive ?? false,
    source: coupon.source ?? 'staff',
    ...(isWithdrawn && { withdrawn: true }),
  }))

function validatePercentage(_: unknown, context: z.RefinementCtx): void {
  context.addIssue({ code: 'custom', path: ['percentageOff'], message: 'Percentage off is required.' })
}

/** Runs even when other fields fail. A malformed discount is named itself. */
function needsPercentage({ value }: { value: unknown }): boolean {
  const { percentageOff: sentPercentage, discount } = Object(value) as {
    percentageOff?: unknown
    discount?: unknown
  }
  if (sentPercentage !== undefined) return false
  const { kind, value: percentage } = Object(discount ?? {}) as Partial<ShownDiscount>
  return (kind ?? 'percent') === 'percent' && percentage === undefined
}

function validateAgreement(
  { percentageOff: percentage, discount }: { percentageOff?: number | undefined; discount?: SentDiscount },
  context: z.RefinementCtx,
): void {
  if (percentage === undefined || discount?.kind !== 'percent' || discount.value === undefined) return
  // One that is too large is named itself.
  if (discount.value === percentage || discount.value > 100) return
  const message = 'Percentage off must be that of the discount.'
  context.addIssue({ code: 'custom', path: ['percentageOff'], message })
}

interface Discounted {
  percentageOff: number
  discount: ShownDiscount
}

type SentDiscount = z.output<typeof offerFields.discount>

/** A client that knows no discounts sends 'other' for 0 percent beside a new percentage. */
function discountOf(percentageOff: number, discount: SentDiscount): Discounted {
  const { kind = 'percent', value, ...limit } = discount ?? {}
  if (kind === 'percent' || (kind === 'other' && percentageOff > 0)) {
    return { percentageOff, discount: { kind: 'percent', ...limit } }
  }
  return { percentageOff: 0, discount: { kind, ...limit, ...(value !== undefined && { value }) } }
}

type SentEnd = z.output<typeof offerFields.endsAt>
type SentPrecision = z.output<typeof offerFields.endsPrecision>

/** The end as stored. A day is stored as the end of that day, which is what pages show. */
function endOf(endsAt: SentEnd, sentPrecision: SentPrecision) {
  const endsPrecision = precisionOf(endsAt, sentPrecision)
  if (!endsAt || endsPrecision === 'instant') return { endsAt: endsAt?.at ?? null, endsPrecision }
  return { endsAt: endOfDay(lastDay(endsAt.at, 'day'), site.timeZone).toISOString(), endsPrecision }
}

function precisionOf(endsAt: SentEnd, sentPrecision: SentPrecision) {
  if (!endsAt || endsAt.isDay) return 'day'
  return sentPrecision ?? 'instant'
}

export const couponChangeFields = {
  ...fields,
  ...offerFields,
  percentageOff: percentageField,
  couponCode,
  withdrawn,
}

/** Whether a code was sent, and must be one. */
export const mustValidateCode = (form: { value: unknown }): boolean =>
  needsCode(form) && 'couponCode' in (form.value as object)

/** What staff send to change a coupon. couponFormSchema checks the merged coupon too. */
export const couponChangesSchema = z
  .object(couponChangeFields, objectError)
  .partial()
  .superRefine(validateCode, { when: mustValidateCode })
  .superRefine(validateDateOrder)
  .transform(({ discount, ...changes }) => ({
    ...withChangedEnd(changes),
    ...(discount !== undefined && { discount }),
  }))

/** An end that was sent says how precisely it is known. */
export function withChangedEnd<Changes extends { endsAt?: SentEnd; endsPrecision?: SentPrecision }>({
  endsAt,
  endsPrecision,
  ...changes
}: Changes) {
  return {
    ...changes,
    ...(endsAt !== undefined && { endsAt: endsAt?.at ?? null }),
    ...((endsAt !== undefined || endsPrecision !== undefined) && {
      endsPrecision: endsAt === undefined ? endsPrecision : precisionOf(endsAt, endsPrecision),
    }),
  }
}

/** The changed one of a percentage and a discount counts. Two new ones that differ are refused. */
export function changedDiscount(
  before: Discounted,
  { percentageOff: percentage, discount }: Pick<CouponChanges, 'percentageOff' | 'discount'>,
): { percentageOff: number; discount: ShownDiscount | null } {
  if (discount === undefined) {
    // A percentage that is sent alone replaces a discount of another kind.
    const isPercent = Boolean(percentage) && before.discount.kind !== 'percent'
    return {
      percentageOff: percentage ?? before.percentageOff,
      discount: isPercent ? { kind: 'percent' } : before.discount,
    }
  }
  if (discount?.kind !== 'percent' || discount.value === undefined) {
    return { percentageOff: percentage ?? before.percentageOff, discount }
  }
  const { value } = discount
  const wasPercent = before.discount.kind === 'percent'
  if (percentage !== undefined && wasPercent && value === before.percentageOff) {
    return { percentageOff: percentage, discount: { ...discount, value: percentage } }
  }
  const isNew = percentage !== undefined && percentage !== before.percentageOff
  return { percentageOff: isNew ? percentage : value, discount }
}

export type Coupon = z.infer<typeof couponSchema>
export type CouponForm = z.infer<typeof couponFormSchema>
export type CouponChanges = z.infer<typeof couponChangesSchema>
