import * as z from 'zod'
import { couponTypes } from './coupon-wording'
import { storeReferenceSchema } from './store-reference'
import { bounds, objectError, id, line, link, numeric, version } from './text'

/**
 * A coupon as it is read (product.md, section 3). `viewCount` is how many visitors looked at it today (UTC).
 */
export const couponSchema = z
  .object({
    _id: id,
    storeId: storeReferenceSchema,
    title: z.string(),
    percentageOff: z.number(),
    link: z.string(),
    type: z.enum(couponTypes),
    /** Only a coupon has one; a deal has null. */
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
  type: z.enum(couponTypes, { error: 'Type must be deal or coupon.' }),
}

/** Judged with the type: null is what a deal has. */
const couponCode = z.string({ error: 'Coupon code must be text.' }).nullish()

const code = line('Coupon code', bounds.name)

interface CodeAndType {
  type?: unknown
  couponCode?: unknown
}

/** Says what is wrong with the code of a coupon. */
function judgeCode({ couponCode: given }: CodeAndType, context: z.RefinementCtx): void {
  for (const { message } of code.safeParse(given).error?.issues ?? []) {
    context.addIssue({ code: 'custom', path: ['couponCode'], message })
  }
}

/**
 * Whether it needs a code: told from what may not hold otherwise, so that all that is wrong is named at once.
 */
function needsCode({ value }: { value: unknown }): boolean {
  const { type, couponCode: given } = Object(value) as CodeAndType
  return type === 'coupon' && typeof (given ?? '') === 'string'
}

/**
 * What staff send to create a coupon (product.md, section 5). A deal carries no code: one that is sent is
 * dropped.
 */
export const couponFormSchema = z
  .object({ ...fields, couponCode, storeId: id }, objectError)
  .superRefine(judgeCode, { when: needsCode })
  .transform((coupon) => ({
    ...coupon,
    couponCode: coupon.type === 'deal' ? null : code.parse(coupon.couponCode),
  }))

/**
 * What staff send to change a coupon: what is not named stays as it is. Whether it has the code that its type
 * asks for is judged on the whole, by couponFormSchema, and here too where both are named.
 */
export const couponChangesSchema = z
  .object({ ...fields, couponCode }, objectError)
  .partial()
  .superRefine(judgeCode, { when: (given) => needsCode(given) && 'couponCode' in (given.value as object) })

export type Coupon = z.infer<typeof couponSchema>
export type CouponForm = z.infer<typeof couponFormSchema>
export type CouponChanges = z.infer<typeof couponChangesSchema>
