import * as z from 'zod'
import {
  type Discounted,
  type ShownDiscount,
  discountLabel,
  moneyText,
  percentageText,
} from '../coupon/discount'

/** More are not counted. */
export const countedOffers = 100

/** The offers of a store that visitors can use (product.md, section 30). */
export const storeOffersSchema = z
  .object({
    /** At most 100. */
    count: z.int().min(1),
    isMore: z.boolean(),
    /** The best discount as visitors read it, 'up to 35%', or null, without those that are being checked. */
    best: z.string().nullable(),
  })
  .meta({ id: 'StoreOffers' })

export type StoreOffers = z.infer<typeof storeOffersSchema>

/** Null: none. */
export const storeOffersField = { offers: storeOffersSchema.nullable() }

/** 'up to 35%', of a single one '35% off'. Without percentages amounts of one currency, or free shipping. */
export function bestDiscount(offers: readonly Discounted[]): string | null {
  const of = (kind: ShownDiscount['kind']) => offers.filter(({ discount }) => discount.kind === kind)
  const percentages = of('percent').map(({ percentageOff }) => percentageOff)
  const percentage = percentageText(Math.max(0, ...percentages))
  if (percentage !== '0') return percentages.length > 1 ? `up to ${percentage}%` : `${percentage}% off`
  const amounts = of('amount').map(({ discount: { value = 0, currency = '' } }) => ({
    amount: value,
    currency,
  }))
  const [first] = amounts
  if (first && amounts.every(({ currency }) => currency === first.currency)) {
    const money = moneyText({ ...first, amount: Math.max(...amounts.map(({ amount }) => amount)) })
    return amounts.length > 1 ? `up to ${money}` : `${money} off`
  }
  return of('shipping').length > 0 ? discountLabel({ kind: 'shipping' }, 'deal').toLowerCase() : null
}
