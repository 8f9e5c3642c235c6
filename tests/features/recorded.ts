import { recordedReport, reportAddresses } from './report/recorded'

/** Path parameters of items in the recorded baseline. */
export const recordedNames = { ...recordedReport }

/** Addresses of features' pages about this coupon. */
export const pagesAboutCoupon = (coupon: string): string[] => [...reportAddresses(coupon)]
