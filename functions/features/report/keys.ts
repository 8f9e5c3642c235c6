import { itemKey } from '#functions/entity/keys'
import type { ReportSubject } from '#domain/report/report-kinds'
import { key } from '#table/keys'

export const keyOfReport = (id: string) => key(`REPORT#${id}`, 'REPORT')
export const keyOfReceipt = (id: string) => key(`RECEIPT#${id}`, 'RECEIPT')
/** A mark that this visitor has reported the review or coupon on that day. */
export const keyOfReported = (subjectId: string, day: string, pseudonym: string) =>
  key(`RECEIPT#${day}#${pseudonym}#${subjectId}`, 'REPORTED')

export const keyOfSubject = (about: ReportSubject, id: string) =>
  itemKey(about === 'review' ? 'REVIEW' : 'COUPON', id)
