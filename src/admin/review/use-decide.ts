import { useQueryClient } from '@tanstack/react-query'
import type { RejectionReason } from '#domain/review/moderation'
import { useSingleFlight } from '#lib/use-single-flight'
import { forEachOf } from '../components/bulk'
import { showSnackbar } from '../components/feedback/snackbars'
import { useOptimisticChange } from '../components/optimistic-changes'
import { invalidateReads } from '../components/invalidate-reads'
import { focusRowWhenLoaded } from '../components/table/wanted-row'
import { isSeveral } from '../resource/resource'
import { callAsStaff } from '../calls/staff-call'
import { doneText, failedText, reviews } from './review-resource'
import { isRejected, type ReviewWithState } from './review-state'

export type Choice = { what: 'approve' | 'unapprove' } | { what: 'reject'; reason: RejectionReason }

/** Later the list of rejected reviews offers the way back. */
const undoMilliseconds = 30_000

const words = {
  approve: ['approved', 'Failed to approve review. Please try again.'],
  reject: ['rejected', 'Failed to reject review. Please try again.'],
  unapprove: ['unapproved', 'Failed to unapprove review. Please try again.'],
} as const

/** The change shows at once. Offers Undo if visitors no longer see a review, or never will. */
export function useDecide() {
  const change = useOptimisticChange()
  const client = useQueryClient()

  async function decide(selected: readonly ReviewWithState[], choiceOf: (review: ReviewWithState) => Choice) {
    if (!isSeveral(selected)) return
    const { what } = choiceOf(selected[0])
    const [done, failed] = words[what]
    const failures = await forEachOf(selected, (review) => decideOne(review, choiceOf(review)))
    const count = selected.length - failures.length
    const failedItems = new Set(failures.map(({ item }) => item))
    const changed = selected.filter((review) => !failedItems.has(review))
    if (count > 0) {
      showSnackbar({
        ...doneText(selected, count, done),
        ...(what !== 'approve' && {
          shownFor: undoMilliseconds,
          action: { label: 'Undo', run: () => void undo(changed) },
        }),
      })
    }
    if (failures.length > 0) showSnackbar({ text: failedText(failed, failures.length), tone: 'failure' })
    void invalidateReads(client, reviews.reads)
  }

  function decideOne(review: ReviewWithState, choice: Choice) {
    return change({
      item: review,
      as: optimisticFields(choice),
      call: () => callOf(review, choice),
      reads: [],
    })
  }

  /** Cancels reads first: an old answer would remove the row again, and a dialog in it. */
  async function undo(selected: readonly ReviewWithState[]) {
    await Promise.all(reviews.reads.map((read) => client.cancelQueries({ queryKey: [read] })))
    const failures = await forEachOf(selected, (review) => decideOne(review, wayBack(review)))
    if (failures.length > 0) {
      const text = failedText('Failed to undo. Please try again.', failures.length)
      showSnackbar({ text, tone: 'failure' })
    }
    await invalidateReads(client, reviews.reads)
    if (selected[0]) focusRowWhenLoaded(selected[0]._id)
  }

  return useSingleFlight((selected: readonly ReviewWithState[], choice: Choice) =>
    decide(selected, () => choice),
  )
}

function callOf({ _id: id }: ReviewWithState, choice: Choice) {
  const params = { id }
  if (choice.what === 'approve') return callAsStaff('PATCH /reviews/by-id/{id}/approve', { params })
  if (!('reason' in choice)) return callAsStaff('PATCH /reviews/by-id/{id}/unapprove', { params })
  return callAsStaff('PATCH /reviews/by-id/{id}/reject', { params, body: { reason: choice.reason } })
}

function optimisticFields(choice: Choice): object {
  if (choice.what === 'approve') return { approved: true }
  const decision = choice.what === 'reject' ? { outcome: 'rejected', reason: choice.reason } : null
  return { approved: false, decision }
}

function wayBack(review: ReviewWithState): Choice {
  if (review.approved) return { what: 'approve' }
  const reason = isRejected(review) ? review.decision?.reason : undefined
  return reason ? { what: 'reject', reason } : { what: 'unapprove' }
}
