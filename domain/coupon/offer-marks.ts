import type { Coupon } from './coupon'

/** Offers of a store are the same with the same code, or the same title, percentage and link. */
export function marksOf({
  title,
  percentageOff,
  link,
  couponCode,
}: Pick<Coupon, 'title' | 'percentageOff' | 'link' | 'couponCode'>): string[] {
  const offer = JSON.stringify([title, percentageOff, link])
  return couponCode === null ? [offer] : [offer, `code ${couponCode.toLowerCase()}`]
}
