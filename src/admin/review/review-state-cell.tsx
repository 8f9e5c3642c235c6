import { sourceName } from '#domain/review/review-source'
import { Unbroken } from '../components/table/unbroken'
import { type ReviewWithState, stateOf, whyRejected } from './review-state'

/** With the reason of a rejection, and a source other than a visitor. */
export function ReviewState({ review }: { review: ReviewWithState }) {
  const reason = whyRejected(review)
  return (
    <>
      <Unbroken kind="label" text={stateOf(review)} />
      {reason !== undefined && <div>{reason}</div>}
      {review.source !== 'visitor' && <div>{sourceName(review.source)}</div>}
    </>
  )
}
