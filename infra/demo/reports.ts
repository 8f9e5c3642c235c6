import type { ReportKind } from '#domain/report/report-wording'
import { daysBefore } from './calendar'
import type { Brand } from './stores'

/** Those of visitors are random. */
export const demoReportId = '01JD8M0DEM0REP0RTN0BED7CY5'

export const demoReports: { id: string; store: Brand; kind: ReportKind; text: string; createdAt: Date }[] = [
  {
    id: demoReportId,
    store: 'loam-and-lantern',
    kind: 'not-working',
    text: 'The shop says that this code was for subscribers of its letter only. The page here does not.',
    createdAt: daysBefore(1, 90),
  },
]
