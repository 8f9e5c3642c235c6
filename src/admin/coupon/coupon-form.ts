import type * as z from 'zod'
import { couponFormSchema } from '#domain/coupon'
import { withDecimals } from '../components/form/decimals'

/** What the form of a coupon holds: texts, and the id of its store. */
export type CouponValues = z.input<typeof couponFormSchema>
type CouponOutput = z.output<typeof couponFormSchema>

/** What is sent to create a coupon, or to change one. */
export const enteredCouponSchema: z.ZodType<CouponOutput, CouponValues> = withDecimals(couponFormSchema, {
  percentageOff: 'Percentage off',
})

/** What is sent to change one: it stays with its store (product.md, section 4). */
export function changesOf(coupon: CouponOutput) {
  const { storeId: _, ...changes } = coupon
  return changes
}
