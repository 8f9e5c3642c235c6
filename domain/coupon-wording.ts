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
 * The heading of an offer's dialog (product.md, section 2). A deal has no code, so its heading does not
 * mention one.
 */
export function offerHeading({ type, percentageOff }: { type: CouponType; percentageOff: number }): string {
  return `${percentageOff}% off ${type === 'coupon' ? 'coupon code' : 'deal'}`
}
