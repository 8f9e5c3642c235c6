import { useQueryClient } from '@tanstack/react-query'
import type { Review } from '#domain/review'
import { forEachOf } from '../components/bulk'
import { confirm } from '../components/feedback/confirm-dialog'
import { showSnackbar } from '../components/feedback/snackbars'
import { useOptimisticChange } from '../components/optimistic-changes'
import { callAsStaff } from '../session/staff-call'
import { logged } from './logged'
import { nameOfReview } from './review-columns'

const lists = ['GET /reviews', 'GET /reviews/pending', 'GET /reviews/approved', 'GET /stats'] as const

/**
 * Approves and deletes reviews, one or many (product.md, sections 4, 5 and 8): what is done shows at once.
 */
export function useReviewActions() {
  const change = useOptimisticChange()
  const refresh = useRefreshReviews()

  async function approve(reviews: readonly Review[]): Promise<void> {
    const failures = await forEachOf(reviews, (review) =>
      change({
        item: review,
        as: { approved: true },
        call: () => callAsStaff('PATCH /reviews/by-id/{id}/approve', { params: { id: review._id } }),
        reads: [],
      }),
    )
    tell(reviews, failures.length, 'approved')
    if (failures.length > 0) tellFailure('Failed to approve review. Please try again.', failures.length)
    await refresh()
  }

  async function remove(reviews: readonly Review[]): Promise<void> {
    if (!(await confirm({ ...questionFor(reviews), yes: 'Delete' }))) return
    const failures = await forEachOf(reviews, (review) =>
      change({
        item: review,
        as: 'removed',
        call: () => logged(callAsStaff('DELETE /reviews/{id}', { params: { id: review._id } })),
        reads: [],
      }),
    )
    tell(reviews, failures.length, 'deleted')
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

function questionFor(reviews: readonly Review[]) {
  const [only] = reviews
  return only && reviews.length === 1
    ? { question: 'Are you sure you want to delete this review?', detail: `It is ${nameOfReview(only)}.` }
    : { question: `Are you sure you want to delete these ${reviews.length} reviews?` }
}

function tell(reviews: readonly Review[], failed: number, what: string) {
  const count = reviews.length - failed
  if (count === 0) return
  const [only] = reviews
  showSnackbar({
    text: `${count === 1 ? 'Review' : `${count} reviews`} ${what} successfully!`,
    ...(only && reviews.length === 1 && { detail: `${only.storeId.name}, by ${only.reviewerName}` }),
  })
}

function tellFailure(text: string, count: number) {
  showSnackbar({ text: count === 1 ? text : `${text} (${count} reviews)`, tone: 'failure' })
}
