import { reportAddresses } from './report/recorded'

/** Addresses of features' pages about this coupon. */
export const pagesAboutCoupon = (coupon: string): string[] => [...reportAddresses(coupon)]
