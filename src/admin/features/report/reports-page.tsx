import { Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import type { Report } from '#domain/report/report'
import { couponsOf } from '../../admin-pages'
import { RowButton } from '../../components/row-button'
import { FilterSelect } from '../../components/table/filter-select'
import { ListPage } from '../../components/table/list-page'
import { ResourceTable } from '../../components/table/resource-table'
import { useListAddress } from '../../components/table/use-list-address'
import { useStaffPage } from '../../components/table/use-staff-page'
import { ReviewButtons } from '../../review/review-buttons'
import { DecideReportDialog } from './decide-report-dialog'
import { NotifyButton } from './notify-button'
import { reports } from './pages'
import { decisionColumn, nameOfSubject, mailColumn, reportColumns } from './report-columns'
import styles from '../../components/page.module.css'

const states = [
  ['', 'Waiting for a decision'],
  ['decided', 'Decided'],
] as const

export default function ReportsPage() {
  const address = useListAddress()
  const state = address.filter('state') === 'decided' ? 'decided' : 'open'
  const page = useStaffPage('GET /reports', { query: { state }, cursor: address.cursor })
  const [chosen, setChosen] = useState<Report>()
  // The buttons beside the form may have changed the item.
  const shown = chosen && (page.items.find(({ _id }) => _id === chosen._id) ?? chosen)
  return (
    <ListPage
      title={reports.title}
      address={address}
      page={page}
      filters={<FilterSelect address={address} name="state" label="Show" options={states} />}
    >
      <p className={styles.note}>
        What is decided, and why, can be read by who has reported it, at the address of the receipt. It is
        mailed as well where an address was given. A report is kept for a year.
      </p>
      <ResourceTable
        label="Reports"
        page={page}
        columns={state === 'open' ? reportColumns : [...reportColumns, decisionColumn, mailColumn]}
        rowName={nameOfSubject}
        actionsWidth={16}
        actions={(report) => (
          <>
            <RowButton
              text="Decide"
              name={`about ${nameOfSubject(report)}`}
              isPrimary
              onClick={() => setChosen(report)}
            />
            <NotifyButton report={report} />
            <SubjectButtons report={report} />
          </>
        )}
        empty={state === 'open' ? 'No report waits for a decision.' : 'No report has been decided yet.'}
      />
      {shown && <DecideReportDialog report={shown} onClose={() => setChosen(undefined)} />}
    </ListPage>
  )
}

function SubjectButtons({ report: { review, coupon } }: { report: Report }) {
  if (review) return <ReviewButtons review={review} />
  if (!coupon) return null
  return (
    <Button as="a" size="small" href={couponsOf(coupon.storeId._id)}>
      Coupons of its store
    </Button>
  )
}
