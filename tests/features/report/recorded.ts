import { reportPages } from '#domain/report/pages'

export const reportAddresses = (coupon: string) => [`${reportPages.report.path}?coupon=${coupon}`]
