import { reportPages } from '#domain/report/pages'
import { recordedParam } from '../../baseline/answers'

export const recordedReport = { reportId: recordedParam('GET /reports/{id}', 'id') }

export const reportAddresses = (coupon: string) => [`${reportPages.report.path}?coupon=${coupon}`]
