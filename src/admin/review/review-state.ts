import type { StaffReview } from '#domain/review/decision'
import { reasonName } from '#domain/review/moderation'
import type { Review } from '#domain/review/review'

/**
 * A review in a list of staff. Approved ones come from visitors' list too, which says nothing of decisions.
 */
export type ShownReview = Review & Partial<Pick<StaffReview, 'decision'>>

export function isRejected({ approved, decision }: ShownReview): boolean {
  return !approved && decision?.outcome === 'rejected'
}

/** Whether a review waits for a decision. */
export function isWaiting(review: ShownReview): boolean {
  return !review.approved && !isRejected(review)
}

/** The state of a review, in words. */
export function stateOf(review: ShownReview): string {
  if (review.approved) return 'Approved'
  return isRejected(review) ? 'Rejected' : 'Waiting'
}

/** Why a review was rejected; undefined for others. */
export function whyRejected(review: ShownReview): string | undefined {
  const reason = isRejected(review) ? review.decision?.reason : undefined
  return reason ? reasonName(reason) : undefined
}
