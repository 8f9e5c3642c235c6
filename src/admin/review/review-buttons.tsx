import { Button } from '@aws-amplify/ui-react'
import type { Review } from '#domain/review'
import { RowButtons } from '../resource/row-buttons'
import { nameOfReview } from './review-columns'
import { reviews } from './review-resource'
import { useApprove } from './use-approve'

/** The buttons of one review, at the end of its row. */
export function ReviewButtons({ review, onEdit }: { review: Review; onEdit?: () => void }) {
  const approve = useApprove()
  return (
    <>
      {!review.approved && (
        <Button
          size="small"
          variation="primary"
          aria-label={`Approve ${nameOfReview(review)}`}
          onClick={() => void approve([review])}
        >
          Approve
        </Button>
      )}
      <RowButtons resource={reviews} item={review} onEdit={onEdit} />
    </>
  )
}
