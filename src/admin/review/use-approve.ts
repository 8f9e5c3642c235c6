import { useQueryClient } from '@tanstack/react-query'
import type { Review } from '#domain/review'
import { useSingleFlight } from '#lib/use-single-flight'
import { forEachOf } from '../components/bulk'
import { showSnackbar } from '../components/feedback/snackbars'
import { useOptimisticChange } from '../components/optimistic-changes'
import { isSeveral } from '../resource/resource'
import { callAsStaff } from '../session/staff-call'
import { doneText, failedText, reviews } from './review-resource'

/** Approves one or several reviews (product.md, sections 4, 5 and 8). The change shows at once. */
export function useApprove() {
  const change = useOptimisticChange()
  const client = useQueryClient()

  return useSingleFlight(async (given: readonly Review[]) => {
    if (!isSeveral(given)) return
    const failures = await forEachOf(given, (review) =>
      change({
        item: review,
        as: { approved: true },
        call: () => callAsStaff('PATCH /reviews/by-id/{id}/approve', { params: { id: review._id } }),
        reads: [],
      }),
    )
    const count = given.length - failures.length
    if (count > 0) showSnackbar(doneText(given, count, 'approved'))
    if (failures.length > 0) {
      const text = failedText('Failed to approve review. Please try again.', failures.length)
      showSnackbar({ text, tone: 'failure' })
    }
    for (const read of reviews.reads) void client.invalidateQueries({ queryKey: [read] })
  })
}
