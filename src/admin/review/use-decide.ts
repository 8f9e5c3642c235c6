import { useQueryClient } from '@tanstack/react-query'
import type { RejectionReason } from '#domain/review/moderation'
import { httpStatusOf } from '#lib/api-error'
import { useSingleFlight } from '#lib/use-single-flight'
import { forEachOf } from '../calls/for-each-of'
import { longMilliseconds, showSnackbar } from '../components/feedback/snackbars'
import { useOptimisticChange } from '../calls/optimistic-changes'
import { invalidateReads } from '../calls/invalidate-reads'
import { focusRowWhenLoaded } from '../components/table/wanted-row'
import { isSeveral } from '../resource/removal'
import { callAsStaff } from '../calls/staff-call'
import { doneText, failedText, reviews } from './review-resource'
import { isRejected, type ReviewWithState } from './review-state'

export type Choice = { what: 'approve' | 'unapprove' } | { what: 'reject'; reason: RejectionReason }

const words = {
  approve: ['approved', 'Failed to approve review. Please try again.'],
  reject: ['rejected', 'Failed to reject review. Please try again.'],
  unapprove: ['unapproved', 'Failed to unapprove review. Please try again.'],
} as const

const reasons: Record<string, string> = {
  404: 'Not done: someone else has deleted this review in the meantime.',
  412: 'Not done: someone else has decided about this review, or changed it, in the meantime. Look at it again.',
}

/** The change shows at once, and can be undone. */
export function useDecide() {
  const change = useOptimisticChange()
  const client = useQueryClient()

  async function decide(selected: readonly ReviewWithState[], choice: Choice) {
    if (!isSeveral(selected)) return
    const { what } = choice
    const [done, failed] = words[what]
    const changed: Changed[] = []
    const failures = await forEachOf(selected, async (before) => {
      changed.push({ before, after: await decideOne(before, choice) })
    })
    const count = changed.length
    if (count > 0) {
      showSnackbar({
        ...doneText(selected, count, done),
        shownFor: longMilliseconds,
        action: { label: 'Undo', run: () => void undo(changed) },
      })
    }
    showFailures(failed, failures)
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
  async function undo(changed: readonly Changed[]) {
    await Promise.all(reviews.reads.map((read) => client.cancelQueries({ queryKey: [read] })))
    const failures = await forEachOf(changed, ({ before, after }) => decideOne(after, wayBack(before)))
    showFailures('Failed to undo. Please try again.', failures)
    await invalidateReads(client, reviews.reads)
    if (changed[0]) focusRowWhenLoaded(changed[0].before._id)
  }

  return useSingleFlight(decide)
}

interface Changed {
  before: ReviewWithState
  after: ReviewWithState
}

function showFailures(text: string, failures: readonly { error: unknown }[]) {
  const counts = new Map<string, number>()
  for (const { error } of failures) {
    const wording = reasons[httpStatusOf(error) ?? 0] ?? text
    counts.set(wording, (counts.get(wording) ?? 0) + 1)
  }
  for (const [wording, count] of counts) {
    showSnackbar({ text: failedText(wording, count), tone: 'failure' })
  }
}

function callOf({ _id: id, version }: ReviewWithState, choice: Choice): Promise<ReviewWithState> {
  const request = { params: { id }, version }
  if (choice.what === 'approve') return callAsStaff('PATCH /reviews/by-id/{id}/approve', request)
  if (!('reason' in choice)) return callAsStaff('PATCH /reviews/by-id/{id}/unapprove', request)
  const body = { reason: choice.reason }
  return callAsStaff('PATCH /reviews/by-id/{id}/reject', { ...request, body })
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
