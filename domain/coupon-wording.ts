/** The two types of an offer (product.md, section 9). */
export const couponTypes = ['deal', 'coupon'] as const

export type CouponType = (typeof couponTypes)[number]

/** How staff see a coupon's type (product.md, section 3). */
export const couponTypeLabel: Record<CouponType, string> = { deal: 'Deal', coupon: 'Code' }

/** The end date in every coupon's dialog. It never changes (product.md, section 9). */
export const couponEndDate = 'December 24, 2024'

/** How long the copy button shows its check mark, in milliseconds (product.md, section 9). */
export const copiedFor = 3000

/** 'N today users' on an offer's card (product.md, section 2). */
export function usersToday(viewCount: number): string {
  return `${viewCount} today users`
}

/**
 * A percentage with two decimals at most: '33.33'. It is cut off, not rounded, so that nothing promises more
 * than there is.
 */
export function percentageText(percentage: number): string {
  // First to nine decimals, because 0.29 * 100 is 28.999….
  return String(Math.floor(Number((percentage * 100).toFixed(7))) / 100)
}

/** Whether an offer has a percentage to show. One without is called a deal. */
export function hasPercentage({ percentageOff }: { percentageOff: number }): boolean {
  return percentageText(percentageOff) !== '0'
}

/**
 * The heading of an offer's dialog (product.md, section 2). A deal has no code, so its heading does not
 * mention one.
 */
export function offerHeading(offer: { type: CouponType; percentageOff: number }): string {
  const isCoupon = offer.type === 'coupon'
  if (!hasPercentage(offer)) return isCoupon ? 'Coupon code' : 'Deal'
  return `${percentageText(offer.percentageOff)}% off ${isCoupon ? 'coupon code' : 'deal'}`
}
