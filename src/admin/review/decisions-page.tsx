import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { RecordedDecision } from '#domain/decision'
import { type DecisionOutcome, reasonName } from '#domain/moderation'
import { LocalDate } from '#components/local-date'
import { read } from '#lib/read'
import { useSession } from '#lib/session'
import { adminPages } from '../admin-pages'
import { ListPage } from '../components/table/list-page'
import { type Column, ResourceTable } from '../components/table/resource-table'
import { useListAddress } from '../components/table/use-list-address'
import { useStaffPage } from '../components/table/use-staff-page'
import { ApprovalRates } from './approval-rates'
import styles from './reviews-page.module.css'

const outcomes: Record<DecisionOutcome, string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  unapproved: 'Waits again',
  deleted: 'Deleted',
}

function columnsWith(nameOf: (id: string) => string) {
  return [
    { label: 'Decision', cell: ({ outcome }) => outcomes[outcome] },
    { label: 'Reason', cell: ({ reason }) => (reason ? reasonName(reason) : 'None given') },
    { label: 'Stars', cell: ({ stars }) => String(stars) },
    { label: 'By', cell: ({ by }) => nameOf(by) },
    { label: 'Date', cell: ({ at }) => <LocalDate iso={at} /> },
    { label: 'Review', cell: ({ reviewId }) => reviewId },
  ] satisfies [Column<RecordedDecision>, ...Column<RecordedDecision>[]]
}

/** Who has decided what about reviews, when and why (product.md, section 23). */
export default function DecisionsPage() {
  const address = useListAddress()
  const page = useStaffPage('GET /decisions', { cursor: address.cursor })
  const users = useQuery(read('GET /users/', {})).data ?? []
  const isAdmin = useSession(({ user }) => user?.role === 'admin')
  const nameOf = (id: string) => users.find((user) => user._id === id)?.name ?? id
  return (
    <ListPage title={adminPages.decisions.title} address={address} page={page}>
      <p className={styles.note}>
        Each decision is kept for three years, also when its review is gone.{' '}
        <Link to={adminPages.reviews.path}>All reviews</Link>
      </p>
      {isAdmin && <ApprovalRates />}
      <ResourceTable
        label="Decisions"
        page={page}
        columns={columnsWith(nameOf)}
        rowName={({ reviewId }) => reviewId}
        messages={{
          empty: 'Nothing has been decided yet.',
          failed: 'Failed to load decisions. Please try again later.',
        }}
      />
    </ListPage>
  )
}
