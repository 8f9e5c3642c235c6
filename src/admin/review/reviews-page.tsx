import { SelectField } from '@aws-amplify/ui-react'
import { useState } from 'react'
import type { Review } from '#domain/review'
import { adminPages } from '../admin-pages'
import { ListPage } from '../components/table/list-page'
import { ResourceTable } from '../components/table/resource-table'
import { useListAddress } from '../components/table/use-list-address'
import { useSelection } from '../components/table/use-selection'
import { useStaffPage } from '../components/table/use-staff-page'
import { BulkButtons } from './bulk-buttons'
import { EditReviewDialog } from './edit-review-dialog'
import { ReviewButtons } from './review-buttons'
import { nameOfReview, reviewColumns } from './review-columns'
import { useReviewActions } from './use-review-actions'

/** The lists to choose from: the value of ?state=, its label, and where it is read. */
const lists = [
  { state: '', label: 'All reviews', key: 'GET /reviews' },
  { state: 'pending', label: 'Waiting for approval', key: 'GET /reviews/pending' },
  { state: 'approved', label: 'Approved', key: 'GET /reviews/approved' },
] as const

const columns = [
  ...reviewColumns,
  { label: 'State', cell: ({ approved }: Review) => (approved ? 'Approved' : 'Waiting') },
] as const

/** All reviews, those that wait for approval, or those that visitors see (product.md, sections 2 and 4). */
export default function ReviewsPage() {
  const address = useListAddress()
  const list = lists.find(({ state }) => state === address.filter('state')) ?? lists[0]
  const page = useStaffPage(list.key, { cursor: address.cursor })
  // Approving one takes it off the list of those that wait, before that has been read again.
  const items = list.state === 'pending' ? page.items.filter(({ approved }) => !approved) : page.items
  const selection = useSelection(items.map(({ _id }) => _id))
  const { approve, remove } = useReviewActions()
  const [edited, setEdited] = useState<Review>()

  return (
    <ListPage
      title={adminPages.reviews.title}
      address={address}
      page={page}
      create={{ label: 'Create New Review', path: adminPages.createReview.path }}
      filters={
        <SelectField
          label="Show"
          value={list.state}
          onChange={(event) => address.setFilter('state', event.target.value)}
        >
          {lists.map(({ state, label }) => (
            <option key={state} value={state}>
              {label}
            </option>
          ))}
        </SelectField>
      }
      bulk={
        selection.selected.length > 0 && (
          <BulkButtons reviews={items} selection={selection} onApprove={approve} onDelete={remove} />
        )
      }
    >
      <ResourceTable
        label="Reviews"
        page={{ ...page, items }}
        columns={columns}
        rowName={nameOfReview}
        selection={selection}
        onOpen={setEdited}
        actions={(review) => (
          <ReviewButtons
            review={review}
            onApprove={review.approved ? undefined : approve}
            onEdit={setEdited}
            onDelete={remove}
          />
        )}
        messages={{
          empty: list.state === 'pending' ? 'No unapproved reviews available.' : 'No reviews available yet.',
          failed: 'Failed to load reviews. Please try again later.',
        }}
      />
      {edited && <EditReviewDialog review={edited} onClose={() => setEdited(undefined)} />}
    </ListPage>
  )
}
