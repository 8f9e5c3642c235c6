import * as z from 'zod'
import { couponTypes } from './coupon-wording'
import { storeReferenceSchema } from './store-reference'
import { bounds, choiceError, objectError, id, line, link, numeric, requiredId, version } from './text'

/**
 * A coupon as it is read (product.md, section 3). `viewCount` is the number of visitors who opened it today
 * (UTC).
 */
export const couponSchema = z
  .object({
    _id: id,
    storeId: storeReferenceSchema,
    title: z.string(),
    percentageOff: z.number(),
    link: z.string(),
    type: z.enum(couponTypes),
    /** Null for a deal. */
    couponCode: z.string().nullable(),
    viewCount: z.int().min(0),
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

/** What staff send to create a coupon (product.md, section 5). The code of a deal is dropped. */
export const couponFormSchema = z
  .object({ ...fields, couponCode, storeId: requiredId('A store is required.') }, objectError)
  .superRefine(judgeCode, { when: needsCode })
  .transform((coupon) => ({
    ...coupon,
    couponCode: coupon.type === 'deal' ? null : code.parse(coupon.couponCode),
  }))

/**
 * What staff send to change a coupon. Fields that are not sent stay unchanged. couponFormSchema checks code
 * and type on the merged coupon; this schema checks them too if both are sent.
 */
export const couponChangesSchema = z
  .object({ ...fields, couponCode }, objectError)
  .partial()
  .superRefine(judgeCode, { when: (given) => needsCode(given) && 'couponCode' in (given.value as object) })

export type Coupon = z.infer<typeof couponSchema>
export type CouponForm = z.infer<typeof couponFormSchema>
export type CouponChanges = z.infer<typeof couponChangesSchema>
