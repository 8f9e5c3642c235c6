import { SelectField } from '@aws-amplify/ui-react'
import { useListAddress } from '../components/table/use-list-address'
import { useSelection } from '../components/table/use-selection'
import { useStaffPage } from '../components/table/use-staff-page'
import { ResourcePage } from '../resource/resource-page'
import { BulkButtons } from './bulk-buttons'
import { ReviewButtons } from './review-buttons'
import { pendingMessages, reviews } from './review-resource'

/** The lists: the value of ?state=, the label, and the endpoint. */
const lists = [
  { state: '', label: 'All reviews', key: 'GET /reviews' },
  { state: 'pending', label: 'Waiting for approval', key: 'GET /reviews/pending' },
  { state: 'approved', label: 'Approved', key: 'GET /reviews/approved' },
] as const

/** All reviews, pending ones, or approved ones (product.md, sections 2 and 4). */
export default function ReviewsPage() {
  const address = useListAddress()
  const { state, key } = lists.find((list) => list.state === address.filter('state')) ?? lists[0]
  const page = useStaffPage(key, { cursor: address.cursor })
  // An approved review leaves the pending list before the list is read again.
  const items = state === 'pending' ? page.items.filter(({ approved }) => !approved) : page.items
  const selection = useSelection(items.map(({ _id }) => _id))
  return (
    <ResourcePage
      resource={reviews}
      address={address}
      page={{ ...page, items }}
      selection={selection}
      actions={(review, edit) => <ReviewButtons review={review} onEdit={edit} />}
      filters={
        <SelectField
          label="Show"
          value={state}
          onChange={(event) => address.setFilter('state', event.target.value)}
        >
          {lists.map((list) => (
            <option key={list.state} value={list.state}>
              {list.label}
            </option>
          ))}
        </SelectField>
      }
      bulk={selection.selected.length > 0 && <BulkButtons items={items} selection={selection} />}
      {...(state === 'pending' && { messages: pendingMessages })}
    />
  )
}
