import type { Report } from '#domain/report/report'
import { reportDecision } from '../../../src/admin/features/report/decide-report-dialog'
import type { StaffForm } from '../staff'

const decision: StaffForm = {
  show: (edit, item) => edit(reportDecision, item as Report),
  failed: [
    'Failed to decide the report. Please try again. It broke.',
    'Failed to decide the report. Please try again.',
  ],
}
export const decideReportForms = { 'PATCH /reports/{id}/decide': decision }
