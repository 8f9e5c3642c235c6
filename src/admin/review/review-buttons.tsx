import type { Review } from '#domain/review'
import { ActionButton } from '../components/action-button'
import { RowButtons } from '../resource/row-buttons'
import { nameOfReview } from './review-columns'
import { reviews } from './review-resource'
import { useApprove } from './use-approve'

/** The buttons of one review, at the end of its row. */
export function ReviewButtons({ review, onEdit }: { review: Review; onEdit?: () => void }) {
  const { run: approve, isRunning } = useApprove()
  return (
    <>
      {!review.approved && (
        <ActionButton
          size="small"
          variation="primary"
          aria-label={`Approve ${nameOfReview(review)}`}
          isWaiting={isRunning}
          onClick={() => void approve([review])}
        >
          Approve
        </ActionButton>
      )}
      <RowButtons resource={reviews} item={review} onEdit={onEdit} />
    </>
  )
}
