import { Button, SelectField } from '@aws-amplify/ui-react'
import { type SyntheticEvent, useState } from 'react'
import { reasonNames, type RejectionReason, rejectionReasons } from '#domain/review/moderation'
import { ActionButton } from '../components/action-button'
import actions from '../components/feedback/actions.module.css'
import { Modal } from '../components/feedback/modal'
import styles from '../components/form/entity-form.module.css'
import { nameOfReview } from './review-columns'
import type { ReviewWithState } from './review-state'
import { useDecide } from './use-decide'

interface Props {
  reviews: readonly ReviewWithState[]
  onClose: () => void
}

export function RejectDialog({ reviews, onClose }: Props) {
  const { run: decide, isRunning } = useDecide()
  const [reason, setReason] = useState<RejectionReason | ''>('')
  const [isMissing, setMissing] = useState(false)
  const [first] = reviews

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (reason === '') return setMissing(true)
    void decide(reviews, { what: 'reject', reason })
    onClose()
  }

  return (
    <Modal
      title={reviews.length === 1 ? 'Reject this review?' : `Reject these ${reviews.length} reviews?`}
      description={
        <>
          {reviews.length === 1 && first && <p dir="auto">It is {nameOfReview(first)}.</p>}
          <p>
            A review is rejected for what it says, never for its stars. The reason is kept with your name.
          </p>
        </>
      }
      size="small"
      onClose={onClose}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <SelectField
          label="Reason"
          value={reason}
          isRequired
          hasError={isMissing && reason === ''}
          errorMessage="Reason is required."
          onChange={({ target }) => setReason(target.value as RejectionReason | '')}
        >
          <option value="">Choose a reason</option>
          {rejectionReasons.map((each) => (
            <option key={each} value={each}>
              {reasonNames[each]}
            </option>
          ))}
        </SelectField>
        <div className={`wrap ${actions.actions} ${actions.answers}`}>
          <Button onClick={onClose}>Cancel</Button>
          <ActionButton type="submit" variation="primary" isWaiting={isRunning}>
            Reject
          </ActionButton>
        </div>
      </form>
    </Modal>
  )
}
