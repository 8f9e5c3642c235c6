import { useState } from 'react'
import { BulkBar } from '../components/table/bulk-bar'
import type { Selection } from '../components/table/use-selection'
import { useRemove } from '../resource/use-remove'
import { reviews } from './review-resource'
import { RejectDialog } from './reject-dialog'
import { isRejected, isWaiting, type ReviewWithState } from './review-state'
import { useDecide } from './use-decide'

interface Props {
  items: readonly ReviewWithState[]
  selection: Selection
}

export function BulkButtons({ items, selection }: Props) {
  const decide = useDecide().run
  const [rejecting, setRejecting] = useState<readonly ReviewWithState[]>()
  const remove = useRemove(reviews).run
  const ticked = items.filter(({ _id }) => selection.isSelected(_id))
  const pending = ticked.filter(({ approved }) => !approved)
  const standing = ticked.filter((review) => !isRejected(review))
  const decided = ticked.filter((review) => !isWaiting(review))
  const actions = [
    { label: 'Approve selected', count: pending.length, run: () => decide(pending, { what: 'approve' }) },
    { label: 'Reject selected', count: standing.length, run: async () => setRejecting(standing) },
    {
      label: 'Let selected wait again',
      count: decided.length,
      run: () => decide(decided, { what: 'unapprove' }),
    },
  ]
  const removal = { label: 'Delete selected', count: ticked.length, run: () => remove(ticked) }
  return (
    <>
      <BulkBar selection={selection} actions={actions} remove={removal} />
      {rejecting && <RejectDialog reviews={rejecting} onClose={() => setRejecting(undefined)} />}
    </>
  )
}
