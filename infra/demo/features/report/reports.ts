import { createReport } from '#functions/features/report/report'
import { daysBefore } from '../../calendar'
import type { StoreKey } from '../../stores'

export const demoReportId = '01JD8M0DEM0REP0RTN0BED7CY5'

const store: StoreKey = 'loam-and-lantern'
const demoText =
  'The shop says that this code was for subscribers of its letter only. The page here does not.'

export async function loadReports({
  reportable,
}: {
  reportable: ReadonlyMap<string, string>
}): Promise<void> {
  const coupon = reportable.get(store)
  if (coupon === undefined) return
  const report = { review: undefined, coupon, kind: 'not-working', text: demoText, email: null } as const
  await createReport(report, daysBefore(1, 90), { id: demoReportId })
}
