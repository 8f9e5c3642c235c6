import { useState } from 'react'
import { RowButton } from '../components/row-button'
import { RowButtons } from '../resource/row-buttons'
import { nameOfReview } from './review-columns'
import { reviews } from './review-resource'
import { RejectDialog } from './reject-dialog'
import { isRejected, isWaiting, type ReviewWithState } from './review-state'
import { useDecide } from './use-decide'

export function ReviewButtons({ review, onEdit }: { review: ReviewWithState; onEdit?: () => void }) {
  const { run: decide, isRunning } = useDecide()
  const [isRejecting, setRejecting] = useState(false)
  const name = nameOfReview(review)
  return (
    <>
      {!review.approved && (
        <RowButton
          text="Approve"
          icon="approve"
          shortcut="a"
          name={name}
          isPrimary
          isWaiting={isRunning}
          onClick={() => decide([review], { what: 'approve' })}
        />
      )}
      {!isRejected(review) && (
        <RowButton text="Reject" icon="reject" shortcut="r" name={name} onClick={() => setRejecting(true)} />
      )}
      {isRejecting && <RejectDialog reviews={[review]} onClose={() => setRejecting(false)} />}
      <RowButtons
        resource={reviews}
        item={review}
        onEdit={onEdit}
        more={
          !isWaiting(review) && (
            <RowButton
              text={review.approved ? 'Unapprove' : 'Let wait again'}
              name={name}
              isWaiting={isRunning}
              onClick={() => decide([review], { what: 'unapprove' })}
            />
          )
        }
      />
    </>
  )
}
