import { Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import type { Review } from '#domain/review'
import type { Selection } from '../components/table/use-selection'

interface Props {
  /** The reviews on the page. */
  reviews: readonly Review[]
  selection: Selection
  onApprove: (reviews: Review[]) => Promise<void>
  onDelete: (reviews: Review[]) => Promise<void>
}

/** What can be done with all the reviews that are ticked. */
export function BulkButtons({ reviews, selection, onApprove, onDelete }: Props) {
  const [busy, setBusy] = useState(false)
  const ticked = reviews.filter(({ _id }) => selection.isSelected(_id))
  const pending = ticked.filter(({ approved }) => !approved)

  async function run(act: (reviews: Review[]) => Promise<void>, given: Review[]) {
    setBusy(true)
    await act(given)
    setBusy(false)
  }

  return (
    <>
      <p role="status">{ticked.length} selected</p>
      {pending.length > 0 && (
        <Button isDisabled={busy} onClick={() => void run(onApprove, pending)}>
          Approve selected
        </Button>
      )}
      <Button isDisabled={busy} onClick={() => void run(onDelete, ticked)}>
        Delete selected
      </Button>
      <Button variation="link" isDisabled={busy} onClick={selection.clear}>
        Clear selection
      </Button>
    </>
  )
}
