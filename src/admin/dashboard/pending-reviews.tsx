import { Link } from 'react-router-dom'
import { adminPages } from '../admin-pages'
import { ResourceTable } from '../components/table/resource-table'
import { useSelection } from '../components/table/use-selection'
import { useStaffPage } from '../components/table/use-staff-page'
import { BulkButtons } from '../review/bulk-buttons'
import { ReviewButtons } from '../review/review-buttons'
import { nameOfReview, reviewColumns } from '../review/review-columns'
import { isWaiting } from '../review/review-state'
import { AllDone } from '../review/all-done'
import { Section } from '../components/section'

export function PendingReviews() {
  const page = useStaffPage('GET /reviews/pending')
  const items = page.items.filter(isWaiting)
  const selection = useSelection(items.map(({ _id }) => _id))
  return (
    <Section
      title="Reviews waiting for approval"
      aside={page.next && <Link to={`${adminPages.reviews.path}?state=pending`}>All that wait</Link>}
    >
      <ResourceTable
        label="Reviews waiting for approval"
        page={{ ...page, items }}
        columns={reviewColumns}
        rowName={nameOfReview}
        selection={selection}
        bulk={selection.selected.length > 0 && <BulkButtons items={items} selection={selection} />}
        actions={(review) => <ReviewButtons review={review} />}
        empty={<AllDone />}
        failed="Failed to load reviews. Please try again later."
      />
    </Section>
  )
}
