export const couponTypes = ['deal', 'coupon'] as const

export type CouponType = (typeof couponTypes)[number]

export const couponTypeLabel: Record<CouponType, string> = { deal: 'Deal', coupon: 'Code' }

/** Beside the type on an offer's card: 'No code needed · Minimum spend £40 · 23 today users'. */
export function factsOf({ type, viewCount, labels: { minimumSpend, upTo } }: FactsShown): string {
  const noCode = type === 'deal' ? 'No code needed' : null
  return [noCode, minimumSpend, upTo, `${viewCount} today users`].filter((fact) => fact !== null).join(' · ')
}

interface FactsShown {
  type: CouponType
  viewCount: number
  labels: { minimumSpend: string | null; upTo: string | null }
}

/** The heading of an offer's dialog. A deal has no code, so its heading mentions none. */
export function couponHeading({ type, labels: { discount } }: HeadedOffer): string {
  const isCoupon = type === 'coupon'
  if (discount === couponTypeLabel[type]) return isCoupon ? 'Coupon code' : 'Deal'
  return `${discount} ${isCoupon ? 'coupon code' : 'deal'}`
}

/** The title of the page with the coupon's dialog: 'Zephyr Outfitters: 20% off coupon code'. */
export const couponPageTitle = (coupon: HeadedOffer, storeName: string): string =>
  `${storeName}: ${couponHeading(coupon)}`

interface HeadedOffer {
  type: CouponType
  labels: { discount: string }
}
