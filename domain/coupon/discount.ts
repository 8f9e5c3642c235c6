import { site } from '#site'
import { type CouponType, couponTypeLabel } from './coupon-wording'

/** An amount of money in a currency of ISO 4217. */
export interface Money {
  amount: number
  currency: string
}

/** What an offer takes off. A percentage is `value`, and is the coupon's `percentageOff`. */
export const discountKinds = ['percent', 'amount', 'shipping', 'gift', 'other'] as const

export type DiscountKind = (typeof discountKinds)[number]

export interface ShownDiscount {
  kind: DiscountKind
  value?: number | undefined
  currency?: string | undefined
  upTo?: number | undefined
}

/** The discount of a stored offer, whose percentage stands beside it. 0 percent promises nothing. */
export function discountOf({ discount, percentageOff }: Discounted): ShownDiscount {
  if (discount.kind !== 'percent') return discount
  return percentageOff === 0 ? { kind: 'other' } : { ...discount, value: percentageOff }
}

export interface Discounted {
  discount: ShownDiscount
  percentageOff: number
}

/** '20% off', '£10 off', 'Free shipping'. Of an offer without a discount it is what it is: 'Deal', 'Code'. */
export function discountLabel({ kind, value = 0, currency }: ShownDiscount, type: CouponType): string {
  if (kind === 'shipping') return 'Free shipping'
  if (kind === 'gift') return 'Free gift'
  if (kind === 'amount' && currency !== undefined) return `${moneyText({ amount: value, currency })} off`
  const percentage = percentageText(value)
  return kind === 'percent' && percentage !== '0' ? `${percentage}% off` : couponTypeLabel[type]
}

/** The most that a percentage takes off: 'Up to £50'. */
export function upToLabel({ kind, upTo, currency }: ShownDiscount): string | null {
  if (kind !== 'percent' || upTo === undefined || currency === undefined) return null
  return `Up to ${moneyText({ amount: upTo, currency })}`
}

export function minimumSpendLabel(minimumSpend: Money | null): string | null {
  return minimumSpend && `Minimum spend ${moneyText(minimumSpend)}`
}

/** Formats by currency. Making one is slow. */
const moneyFormats = new Map<string, Intl.NumberFormat>()

/** '£10', '£9.99', '¥1,000'. */
export function moneyText({ amount, currency }: Money): string {
  let format = moneyFormats.get(currency)
  format ??= new Intl.NumberFormat(site.language.formats, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  moneyFormats.set(currency, format)
  return format.format(amount)
}

/** '33.33': cut off after two decimals, so that nothing promises too much. */
export function percentageText(percentage: number): string {
  // First to nine decimals, because 0.29 * 100 is 28.999….
  return String(Math.floor(Number((percentage * 100).toFixed(7))) / 100)
}
