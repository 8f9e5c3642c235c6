import { Link } from 'react-router-dom'
import { adminPages } from '../admin-pages'
import { besideReviews } from '../features/pages'
import { FilterSelect } from '../components/table/filter-select'
import { useListAddress } from '../components/table/use-list-address'
import { useSelection } from '../components/table/use-selection'
import { useStaffPage } from '../components/table/use-staff-page'
import { CreatePage } from '../resource/create-page'
import { ResourcePage } from '../resource/resource-page'
import { isRejected, isWaiting, type ReviewWithState } from './review-state'
import { BulkButtons } from './bulk-buttons'
import { ReviewButtons } from './review-buttons'
import { pendingMessages, reviews } from './review-resource'
import styles from '../components/page.module.css'

/** The value of ?state=, the label, and the endpoint. */
const lists = [
  { state: '', label: 'All reviews', key: 'GET /reviews' },
  { state: 'pending', label: 'Waiting for approval', key: 'GET /reviews/pending' },
  { state: 'approved', label: 'Approved', key: 'GET /reviews/approved' },
  { state: 'rejected', label: 'Rejected', key: 'GET /reviews/rejected' },
] as const

const belongsTo: Record<(typeof lists)[number]['state'], (review: ReviewWithState) => boolean> = {
  '': () => true,
  pending: isWaiting,
  approved: ({ approved }) => approved,
  rejected: isRejected,
}

export default function ReviewsPage() {
  const address = useListAddress()
  const { state, key } = lists.find((list) => list.state === address.filter('state')) ?? lists[0]
  const page = useStaffPage(key, { cursor: address.cursor })
  // A review in another state leaves the list before the list is read again.
  const items = (page.items as ReviewWithState[]).filter(belongsTo[state])
  const selection = useSelection(items.map(({ _id }) => _id))
  return (
    <ResourcePage
      resource={reviews}
      address={address}
      page={{ ...page, items }}
      selection={selection}
      actions={(review, edit) => <ReviewButtons review={review} onEdit={edit} />}
      filters={
        <FilterSelect
          address={address}
          name="state"
          label="Show"
          options={lists.map((list) => [list.state, list.label] as const)}
        />
      }
      bulk={selection.selected.length > 0 && <BulkButtons items={items} selection={selection} />}
      {...(state === 'pending' && { messages: pendingMessages })}
    >
      <p className={styles.note}>
        A review is rejected for what it says, never for its stars.{' '}
        <Link to={adminPages.decisions.path}>Decisions about reviews</Link>{' '}
        {besideReviews.map(({ path, title }) => (
          <Link key={path} to={path}>
            {title}
          </Link>
        ))}
      </p>
    </ResourcePage>
  )
}

export function CreateReviewPage() {
  return <CreatePage resource={reviews} />
}
