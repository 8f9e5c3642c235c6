import { demoReportId } from '#demo/features/report/reports'
import { createReport } from '#functions/features/report/report'

export async function createReported(coupon: string, now: Date) {
  const about = { review: undefined, coupon, kind: 'other', text: 'Late.', email: null } as const
  const { _id: reportId } = await createReport(about, now)
  return { reportId }
}

export const demoReport = { reportId: demoReportId }
