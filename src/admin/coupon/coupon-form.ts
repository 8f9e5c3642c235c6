import type * as z from 'zod'
import { type Coupon, couponFormSchema } from '#domain/coupon'
import { withDecimals } from '../components/form/decimals'

/** What the form of a coupon holds: texts, and the id of its store. */
export type CouponValues = z.input<typeof couponFormSchema> & Record<string, unknown>

/** What is sent to create a coupon, or to change one. */
export const enteredCouponSchema: z.ZodType<z.output<typeof couponFormSchema>, CouponValues> = withDecimals(
  couponFormSchema as z.ZodType<z.output<typeof couponFormSchema>, CouponValues>,
  { percentageOff: 'Percentage off' },
)

/** An empty form, for a store where one came from it. */
export function newCoupon(storeId: string): CouponValues {
  return { percentageOff: '', title: '', link: '', type: 'coupon', couponCode: '', storeId }
}

/** A coupon as its form holds it. */
export function valuesOf({ percentageOff, title, link, type, couponCode, storeId }: Coupon): CouponValues {
  const code = couponCode ?? ''
  return { percentageOff: String(percentageOff), title, link, type, couponCode: code, storeId: storeId._id }
}

/** What is sent to change one: it stays with its store (product.md, section 4). */
export function changesOf({
  percentageOff,
  title,
  link,
  type,
  couponCode,
}: z.output<typeof couponFormSchema>) {
  return { percentageOff, title, link, type, couponCode }
}

/** The fields by their labels, in the order of the form. */
export const couponLabels = {
  title: 'Title',
  percentageOff: 'Percentage off',
  link: 'Link',
  type: 'Type',
  couponCode: 'Coupon code',
}
