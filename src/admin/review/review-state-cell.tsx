import { sourceName } from '#domain/review/review-source'
import { type ReviewWithState, stateOf, whyRejected } from './review-state'

/** With the reason of a rejection, and a source other than a visitor. */
export function ReviewState({ review }: { review: ReviewWithState }) {
  const reason = whyRejected(review)
  return (
    <>
      {stateOf(review)}
      {reason !== undefined && `: ${reason}`}
      {review.source !== 'visitor' && `, ${sourceName(review.source)}`}
    </>
  )
}
