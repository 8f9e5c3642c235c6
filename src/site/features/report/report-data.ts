import type { ReportSubject } from '#domain/report/report-kinds'
import { read } from '#lib/read'

export interface ReportTarget {
  kind: ReportSubject
  id: string
}

export function subjectIn(search: URLSearchParams): ReportTarget | undefined {
  const kind = (['review', 'coupon'] as const).find((each) => search.get(each))
  return kind && { kind, id: search.get(kind)! }
}

export const subjectRead = ({ kind, id }: ReportTarget) =>
  read('GET /reports/subject', {}, { by: `${kind}:${id}` })
