import type { StaffReview } from '#domain/review/decision'
import { reasonNames } from '#domain/review/moderation'
import { sourceNames } from '#domain/review/review-source'
import type { Review } from '#domain/review/review'

/** Approved reviews may come from visitors' list, which has no decisions. */
export type ReviewWithState = Review & Partial<Pick<StaffReview, 'decision'>>

export function isRejected({ approved, decision }: ReviewWithState): boolean {
  return !approved && decision?.outcome === 'rejected'
}

export function isWaiting(review: ReviewWithState): boolean {
  return !review.approved && !isRejected(review)
}

export function reviewStateText(review: ReviewWithState): string {
  if (review.approved) return 'Approved'
  return isRejected(review) ? 'Rejected' : 'Waiting'
}

/** With the reason of a rejection, and a source other than a visitor. */
export function stateText(review: ReviewWithState): string {
  const reason = isRejected(review) && review.decision?.reason
  const why = reason ? `: ${reasonNames[reason]}` : ''
  const { source } = review
  return `${reviewStateText(review)}${why}${source === 'visitor' ? '' : `, ${sourceNames[source]}`}`
}
