import { Button } from '@aws-amplify/ui-react'
import type { Review } from '#domain/review'
import { nameOfReview } from './review-columns'

interface Props {
  review: Review
  /** Left out for a review that is approved. */
  onApprove?: ((reviews: Review[]) => Promise<void>) | undefined
  onEdit?: (review: Review) => void
  onDelete: (reviews: Review[]) => Promise<void>
}

/** What can be done with one review, at the end of its row. */
export function ReviewButtons({ review, onApprove, onEdit, onDelete }: Props) {
  const name = nameOfReview(review)
  return (
    <>
      {onApprove && (
        <Button
          size="small"
          variation="primary"
          aria-label={`Approve ${name}`}
          onClick={() => void onApprove([review])}
        >
          Approve
        </Button>
      )}
      {onEdit && (
        <Button size="small" aria-label={`Edit ${name}`} onClick={() => onEdit(review)}>
          Edit
        </Button>
      )}
      <Button size="small" aria-label={`Delete ${name}`} onClick={() => void onDelete([review])}>
        Delete
      </Button>
    </>
  )
}
