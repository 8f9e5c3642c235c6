import { Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { ActionButton } from '../components/action-button'
import { RowButtons } from '../resource/row-buttons'
import { nameOfReview } from './review-columns'
import { reviews } from './review-resource'
import { RejectDialog } from './reject-dialog'
import { isRejected, isWaiting, type ReviewWithState } from './review-state'
import { useDecide } from './use-decide'

export function ReviewButtons({ review, onEdit }: { review: ReviewWithState; onEdit?: () => void }) {
  const { run: decide, isRunning } = useDecide()
  const [isRejecting, setRejecting] = useState(false)
  return (
    <>
      {!review.approved && (
        <ActionButton
          size="small"
          variation="primary"
          aria-label={`Approve ${nameOfReview(review)}`}
          isWaiting={isRunning}
          onClick={() => void decide([review], { what: 'approve' })}
        >
          Approve
        </ActionButton>
      )}
      {!isRejected(review) && (
        <Button size="small" aria-label={`Reject ${nameOfReview(review)}`} onClick={() => setRejecting(true)}>
          Reject
        </Button>
      )}
      {!isWaiting(review) && (
        <ActionButton
          size="small"
          aria-label={`${review.approved ? 'Unapprove' : 'Let wait again'} ${nameOfReview(review)}`}
          isWaiting={isRunning}
          onClick={() => void decide([review], { what: 'unapprove' })}
        >
          {review.approved ? 'Unapprove' : 'Let wait again'}
        </ActionButton>
      )}
      {isRejecting && <RejectDialog reviews={[review]} onClose={() => setRejecting(false)} />}
      <RowButtons resource={reviews} item={review} onEdit={onEdit} />
    </>
  )
}
