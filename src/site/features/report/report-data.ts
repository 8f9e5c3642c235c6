import type { ReportSubject } from '#domain/report/report-kinds'
import { read } from '#lib/read'

/** A review or an offer. Both together are not readable. */
export type ReportTarget = Partial<Record<ReportSubject, string>>

export function subjectIn(search: URLSearchParams): ReportTarget | undefined {
  const [review, coupon] = [search.get('review'), search.get('coupon')]
  if (!review && !coupon) return undefined
  return { ...(review && { review }), ...(coupon && { coupon }) }
}

export const subjectRead = (about: ReportTarget) =>
  read('GET /reports/subject', {}, { by: Object.entries(about).flat().join(':') })
