import { reportKinds, type ReportKind } from '#domain/report/report-kinds'
import { createReport } from '#functions/features/report/report'
import { daysBefore } from '../../calendar'
import type { StoreKey } from '../../stores'
import type { LoadedCatalogue } from '../loaded'

/** Those of visitors are random. */
export const demoReportId = '01JD8M0DEM0REP0RTN0BED7CY5'

const store: StoreKey = 'loam-and-lantern'
const demoText =
  'The shop says that this code was for subscribers of its letter only. The page here does not.'

/** Of a catalogue with texts of its own, one of each of 30 stores. */
export async function loadReports({ reportable, texts }: LoadedCatalogue): Promise<void> {
  if (!texts) return load(reportable.get(store), demoReportId, 'not-working', demoText, daysBefore(1, 90))
  for (const [at, coupon] of [...reportable.values()].slice(0, 30).entries()) {
    const id = `01JD8M0DEM0REP0RTN0BED${String(at).padStart(4, '0')}`
    const [kind, text] = [reportKinds[at % reportKinds.length]!, texts[at % texts.length]!]
    await load(coupon, id, kind, text, daysBefore(at % 30, 500 + at))
  }
}

async function load(coupon: string | undefined, id: string, kind: ReportKind, text: string, at: Date) {
  if (coupon !== undefined)
    await createReport({ review: undefined, coupon, kind, text, email: null }, at, { id })
}
