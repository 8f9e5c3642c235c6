import { useQueryClient } from '@tanstack/react-query'
import type { Review } from '#domain/review'
import { forEachOf } from '../components/bulk'
import { confirm } from '../components/feedback/confirm-dialog'
import { showSnackbar } from '../components/feedback/snackbars'
import { usePendingChange } from '../components/pending-changes'
import { callAsStaff } from '../session/staff-call'
import { logged } from './logged'

const lists = ['GET /reviews', 'GET /reviews/pending', 'GET /reviews/approved', 'GET /stats'] as const

/** Approves and deletes reviews, one or many (specification, sections 4, 5 and 8): what is done shows at once. */
export function useReviewActions() {
  const change = usePendingChange()
  const refresh = useRefreshReviews()

  async function approve(reviews: readonly Review[]): Promise<void> {
    const failures = await forEachOf(reviews, (review) =>
      change({
        item: review,
        as: { approved: true },
        call: () => callAsStaff('PATCH /reviews/by-id/{id}/approve', { params: { id: review._id } }),
        lists: [],
      }),
    )
    tell(reviews.length - failures.length, 'approved')
    if (failures.length > 0) tellFailure('Failed to approve review. Please try again.', failures.length)
    await refresh()
  }

  async function remove(reviews: readonly Review[]): Promise<void> {
    if (!(await confirm({ question: questionFor(reviews.length), yes: 'Delete' }))) return
    const failures = await forEachOf(reviews, (review) =>
      change({
        item: review,
        as: 'removed',
        call: () => logged(callAsStaff('DELETE /reviews/{id}', { params: { id: review._id } })),
        lists: [],
      }),
    )
    tell(reviews.length - failures.length, 'deleted')
    if (failures.length > 0) tellFailure('Error deleting review!', failures.length)
    await refresh()
  }

  return { approve, remove }
}

/** Reads again, where it is on the page, what a change of reviews has changed: the lists and their totals. */
export function useRefreshReviews() {
  const client = useQueryClient()
  return async function refresh(): Promise<void> {
    await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [list] })))
  }
}

function questionFor(count: number): string {
  return count === 1
    ? 'Are you sure you want to delete this review?'
    : `Are you sure you want to delete these ${count} reviews?`
}

function tell(count: number, what: string) {
  if (count > 0) {
    showSnackbar({ text: `${count === 1 ? 'Review' : `${count} reviews`} ${what} successfully!` })
  }
}

function tellFailure(text: string, count: number) {
  showSnackbar({ text: count === 1 ? text : `${text} (${count} reviews)`, tone: 'failure' })
}
