import type * as z from 'zod'
import { couponFormSchema } from '#domain/coupon'
import { withDecimals } from '../components/form/decimals'

/** The values of a coupon's form: texts, and the id of its store. */
export type CouponValues = Pick<z.input<typeof couponFormSchema>, EnteredField>
type EnteredField = 'title' | 'percentageOff' | 'link' | 'type' | 'couponCode' | 'storeId'
type CouponOutput = z.output<typeof couponFormSchema>

/** The schema for creating and changing a coupon. */
export const enteredCouponSchema: z.ZodType<CouponOutput, CouponValues> = withDecimals(couponFormSchema, {
  percentageOff: 'Percentage off',
})

/** The fields that are sent for a change. The store cannot be changed (product.md, section 4). */
export function changesOf({ title, percentageOff, link, type, couponCode }: CouponOutput) {
  return { title, percentageOff, link, type, couponCode }
}
