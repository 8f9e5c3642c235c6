import type { Report } from '#domain/report/report'
import { RowButton } from '../../components/row-button'
import { showSnackbar } from '../../components/feedback/snackbars'
import { useStaffAction } from '../../calls/use-staff-action'
import { callAsStaff } from '../../calls/staff-call'
import { nameOfSubject } from './report-columns'

const failed = 'Failed to mail the decision. Please try again.'

/** For a decision that was not mailed. Hidden without an address. */
export function NotifyButton({ report }: { report: Report }) {
  const { run: notify, isRunning } = useStaffAction({ failed, reads: ['GET /reports'] }, async () => {
    const { notified } = await callAsStaff('POST /reports/{id}/notify', { params: { id: report._id } })
    showSnackbar(notified === 'sent' ? { text: 'Decision mailed.' } : { text: failed, tone: 'failure' })
  })
  if (!report.decision || report.email === null || report.notified === 'sent') return null
  return (
    <RowButton
      text="Mail the decision"
      name={`about ${nameOfSubject(report)}`}
      isWaiting={isRunning}
      onClick={notify}
    />
  )
}
