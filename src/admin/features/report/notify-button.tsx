import { useQueryClient } from '@tanstack/react-query'
import type { Report } from '#domain/report/report'
import { useSingleFlight } from '#lib/use-single-flight'
import { RowButton } from '../../components/row-button'
import { failureText } from '../../components/feedback/failure-text'
import { showSnackbar } from '../../components/feedback/snackbars'
import { invalidateReads } from '../../components/invalidate-reads'
import { callAsStaff } from '../../calls/staff-call'
import { nameOfSubject } from './report-columns'

const failed = 'Failed to mail the decision. Please try again.'

/** For a decision that was not mailed. Hidden without an address. */
export function NotifyButton({ report }: { report: Report }) {
  const client = useQueryClient()
  const { run: notify, isRunning } = useSingleFlight(async () => {
    try {
      const { notified } = await callAsStaff('POST /reports/{id}/notify', { params: { id: report._id } })
      showSnackbar(notified === 'sent' ? { text: 'Decision mailed.' } : { text: failed, tone: 'failure' })
    } catch (error) {
      showSnackbar({ text: failureText(failed, error), tone: 'failure' })
    }
    void invalidateReads(client, ['GET /reports'])
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
