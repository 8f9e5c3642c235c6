import { useQueryClient } from '@tanstack/react-query'
import type { RejectionReason } from '#domain/review/moderation'
import { useSingleFlight } from '#lib/use-single-flight'
import { forEachOf } from '../components/bulk'
import { showSnackbar } from '../components/feedback/snackbars'
import { useOptimisticChange } from '../components/optimistic-changes'
import { focusRowWhenLoaded } from '../components/table/wanted-row'
import { isSeveral } from '../resource/resource'
import { callAsStaff } from '../session/staff-call'
import { doneText, failedText, reviews } from './review-resource'
import { isRejected, type ShownReview } from './review-state'

/** What staff decide about a review. */
export type Choice = { what: 'approve' | 'unapprove' } | { what: 'reject'; reason: RejectionReason }

/** How long Undo is offered, in milliseconds. Later the list of rejected reviews offers its way back. */
const offered = 30_000

const words = {
  approve: ['approved', 'Failed to approve review. Please try again.'],
  reject: ['rejected', 'Failed to reject review. Please try again.'],
  unapprove: ['unapproved', 'Failed to unapprove review. Please try again.'],
} as const

/**
 * Approves, rejects or unapproves one or several reviews. The change shows at once. Undo is offered where a
 * review has left what visitors see, or may not come to it.
 */
export function useDecide() {
  const change = useOptimisticChange()
  const client = useQueryClient()

  async function decide(given: readonly ShownReview[], choiceOf: (review: ShownReview) => Choice) {
    if (!isSeveral(given)) return
    const { what } = choiceOf(given[0])
    const [done, failed] = words[what]
    const failures = await forEachOf(given, (review) => decideOne(review, choiceOf(review)))
    const count = given.length - failures.length
    const failedItems = new Set(failures.map(({ item }) => item))
    const changed = given.filter((review) => !failedItems.has(review))
    if (count > 0) {
      showSnackbar({
        ...doneText(given, count, done),
        ...(what !== 'approve' && {
          shownFor: offered,
          action: { label: 'Undo', run: () => void undo(changed) },
        }),
      })
    }
    if (failures.length > 0) showSnackbar({ text: failedText(failed, failures.length), tone: 'failure' })
    for (const read of reviews.reads) void client.invalidateQueries({ queryKey: [read] })
  }

  function decideOne(review: ShownReview, choice: Choice) {
    return change({ item: review, as: aheadOf(choice), call: () => callOf(review, choice), reads: [] })
  }

  /**
   * Each review goes back to what it was. A list that is still read as it was before would take the row away
   * once more, and a dialog that was opened in it.
   */
  async function undo(given: readonly ShownReview[]) {
    await Promise.all(reviews.reads.map((read) => client.cancelQueries({ queryKey: [read] })))
    const failures = await forEachOf(given, (review) => decideOne(review, wayBack(review)))
    if (failures.length > 0) {
      const text = failedText('Failed to undo. Please try again.', failures.length)
      showSnackbar({ text, tone: 'failure' })
    }
    await Promise.all(reviews.reads.map((read) => client.invalidateQueries({ queryKey: [read] })))
    if (given[0]) focusRowWhenLoaded(given[0]._id)
  }

  return useSingleFlight((given: readonly ShownReview[], choice: Choice) => decide(given, () => choice))
}

function callOf({ _id: id }: ShownReview, choice: Choice) {
  const params = { id }
  if (choice.what === 'approve') return callAsStaff('PATCH /reviews/by-id/{id}/approve', { params })
  if (!('reason' in choice)) return callAsStaff('PATCH /reviews/by-id/{id}/unapprove', { params })
  return callAsStaff('PATCH /reviews/by-id/{id}/reject', { params, body: { reason: choice.reason } })
}

/** What a row shows before the server has answered. */
function aheadOf(choice: Choice): object {
  if (choice.what === 'approve') return { approved: true }
  const decision = choice.what === 'reject' ? { outcome: 'rejected', reason: choice.reason } : null
  return { approved: false, decision }
}

function wayBack(review: ShownReview): Choice {
  if (review.approved) return { what: 'approve' }
  const reason = isRejected(review) ? review.decision?.reason : undefined
  return reason ? { what: 'reject', reason } : { what: 'unapprove' }
}
