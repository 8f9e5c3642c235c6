import * as z from 'zod'
import { couponFormSchema } from '#domain/coupon/coupon'
import { withDecimals } from '../components/form/decimals'

export type CouponValues = Omit<z.input<typeof couponFormSchema>, 'endsPrecision' | 'source' | 'withdrawn'>
type CouponOutput = z.output<typeof couponFormSchema>

/** Without a percentage its field is not shown. */
export const enteredCouponSchema = z
  .custom<CouponValues>()
  .transform((entered) => ({
    ...entered,
    ...(entered.discount?.kind !== 'percent' && { percentageOff: '0' }),
  }))
  .pipe(withDecimals(couponFormSchema, ['percentageOff'])) as unknown as z.ZodType<CouponOutput, CouponValues>

/** The values that an edit sends: all but the store and the source. */
export function changesOf(coupon: CouponOutput) {
  const { storeId: _, source: _source, ...changes } = coupon
  return changes
}
