import { Link } from 'react-router-dom'
import { reviewListSchema } from '#domain/review/review-list'
import { adminPages } from '../admin-pages'
import { besideReviews } from '../features/pages'
import { FilterSelect } from '../components/table/filter-select'
import { queryOf, useListAddress } from '../components/table/use-list-address'
import { useSelection } from '../components/table/use-selection'
import { useStaffPage } from '../components/table/use-staff-page'
import { useTotal } from '../components/table/use-total'
import { CreatePage } from '../resource/create-page'
import { ResourcePage } from '../resource/resource-page'
import { StoreFilter } from '../store/store-picker'
import { isRejected, isWaiting, type ReviewWithState } from './review-state'
import { BulkButtons } from './bulk-buttons'
import { ReviewButtons } from './review-buttons'
import { AllDone } from './all-done'
import { starOptions } from './review-fields'
import { reviews } from './review-resource'
import styles from '../components/page.module.css'

const states = [
  ['', 'All reviews'],
  ['pending', 'Waiting for approval'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
] as const

const stars = [['', 'Any stars'], ...starOptions] as const

const belongsTo: Record<(typeof states)[number][0], (review: ReviewWithState) => boolean> = {
  '': () => true,
  pending: isWaiting,
  approved: ({ approved }) => approved,
  rejected: isRejected,
}

const emptyOf = (state: string) => (state === 'pending' ? <AllDone /> : reviews.list.empty)

export default function ReviewsPage() {
  const address = useListAddress()
  const query = queryOf(address, reviewListSchema.shape)
  const state = states.find(([each]) => each === query['state'])?.[0] ?? ''
  const page = useStaffPage('GET /reviews', { query, cursor: address.cursor })
  // A review in another state leaves the list before the list is read again.
  const items = page.items.filter(belongsTo[state])
  const selection = useSelection(items.map(({ _id }) => _id))
  const isOfState = Object.keys(query).length === (state === '' ? 0 : 1)
  return (
    <ResourcePage
      resource={reviews}
      address={address}
      page={{ ...page, items }}
      selection={selection}
      total={useTotal('GET /reviews/count', { address, page, query })}
      actions={(review, edit) => <ReviewButtons review={review} onEdit={edit} />}
      search={{ label: 'Name, text or store' }}
      filters={
        <>
          <StoreFilter address={address} />
          <FilterSelect address={address} name="state" label="Show" options={states} />
          <FilterSelect address={address} name="stars" label="Stars" options={stars} />
        </>
      }
      bulk={selection.selected.length > 0 && <BulkButtons items={items} selection={selection} />}
      empty={isOfState ? emptyOf(state) : 'No review matches this search and these filters.'}
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
