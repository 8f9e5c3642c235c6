import { recordedReport, reportAddresses } from './report/recorded'

/** Names in the routes of pages, of what the baseline has. */
export const recordedNames = { ...recordedReport }

/** Addresses of pages about a coupon that need nothing else. */
export const pagesAboutCoupon = (coupon: string): string[] => [...reportAddresses(coupon)]
