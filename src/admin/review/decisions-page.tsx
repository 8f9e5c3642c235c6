import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { RecordedDecision } from '#domain/review/decision'
import { type DecisionOutcome, reasonNames } from '#domain/review/moderation'
import { sourceNames } from '#domain/review/review-source'
import { paths } from '#lib/paths'
import { read } from '#lib/read'
import { useSession } from '../session/session'
import { adminPages } from '../admin-pages'
import { Excerpt } from '../components/table/excerpt'
import { RelativeDate } from '../components/table/relative-date'
import { ListPage } from '../components/table/list-page'
import type { Columns } from '../components/table/column'
import { ResourceTable } from '../components/table/resource-table'
import { useListAddress } from '../components/table/use-list-address'
import { useStaffPage } from '../components/table/use-staff-page'
import { ApprovalRates } from './approval-rates'
import styles from '../components/page.module.css'

const outcomes: Record<DecisionOutcome, string> = {
  approved: 'Approved',
  rejected: 'Rejected',
  unapproved: 'Waits again',
  deleted: 'Deleted',
  restored: 'Restored',
  edited: 'Edited',
}

function columnsWith(staffName: (id: string) => string) {
  return [
    { label: 'Decision', width: 8, cell: ({ outcome }) => outcomes[outcome] },
    { label: 'Reason', wraps: true, cell: (decision) => <Reason decision={decision} /> },
    { label: 'Stars', width: 4, cell: ({ stars }) => String(stars) },
    { label: 'By', width: 9, isExtra: true, cell: ({ by }) => staffName(by) },
    { label: 'Date', width: 8, cell: ({ at }) => <RelativeDate iso={at} /> },
    { label: 'Review', wraps: true, cell: (decision) => <About decision={decision} /> },
  ] satisfies Columns<RecordedDecision>
}

/** The reason of a decision, or what an edit has changed. */
function Reason({ decision: { before, reason, stars, source } }: { decision: RecordedDecision }) {
  if (!before) return reason ? reasonNames[reason] : 'None given'
  return (
    <>
      {before.changed.includes('rating') && <div>{`Stars: ${before.stars} → ${stars}`}</div>}
      {before.changed.includes('source') && (
        <div>{`Source: ${sourceNames[before.source]} → ${sourceNames[source]}`}</div>
      )}
      {before.changed.includes('text') && <div>Words changed. Before:</div>}
      {before.text !== null && <Excerpt text={before.text} />}
    </>
  )
}

function About({ decision: { store, reviewerName } }: { decision: RecordedDecision }) {
  return (
    <>
      {store ? <Link to={paths.store(store.slug)}>{store.name}</Link> : 'A store that is gone'}
      <div>{reviewerName === null ? 'The review is gone.' : `by ${reviewerName}`}</div>
    </>
  )
}

const nameOf = ({ store, reviewerName }: RecordedDecision) =>
  `the review of ${store?.name ?? 'a store that is gone'}${reviewerName === null ? '' : ` by ${reviewerName}`}`

export default function DecisionsPage() {
  const address = useListAddress()
  const page = useStaffPage('GET /decisions', { cursor: address.cursor })
  const users = useQuery(read('GET /users/', {})).data ?? []
  const isAdmin = useSession(({ user }) => user?.role === 'admin')
  const staffName = (id: string) => users.find((user) => user._id === id)?.name ?? id
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
        columns={columnsWith(staffName)}
        rowName={nameOf}
        empty="Nothing has been decided yet."
      />
    </ListPage>
  )
}
