import * as z from 'zod'
import { couponFormSchema } from '#domain/coupon/coupon'
import { withDecimals } from '../components/form/decimals'

/** The values of a coupon's form: texts, and the id of its store. */
export type CouponValues = Omit<z.input<typeof couponFormSchema>, 'endsPrecision' | 'source' | 'withdrawn'>
type CouponOutput = z.output<typeof couponFormSchema>

/** The schema for creating and changing a coupon. Without a percentage its field is not shown. */
export const enteredCouponSchema = z
  .custom<CouponValues>()
  .transform((entered) => ({
    ...entered,
    ...(entered.discount?.kind !== 'percent' && { percentageOff: '0' }),
  }))
  .pipe(withDecimals(couponFormSchema, { percentageOff: 'Percentage off' })) as unknown as z.ZodType<
  CouponOutput,
  CouponValues
>

/** The fields that are sent for a change: not its store, and not its source. */
export function changesOf(coupon: CouponOutput) {
  const { storeId: _, source: _source, ...changes } = coupon
  return changes
}
