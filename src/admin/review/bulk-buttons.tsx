import { useState } from 'react'
import { BulkBar } from '../components/table/bulk-bar'
import type { Selection } from '../components/table/use-selection'
import { useRemove } from '../resource/use-remove'
import { reviews } from './review-resource'
import { RejectDialog } from './reject-dialog'
import { isRejected, type ShownReview } from './review-state'
import { useDecide } from './use-decide'

interface Props {
  /** The reviews on the page. */
  items: readonly ShownReview[]
  selection: Selection
}

/** The actions for the selected reviews. */
export function BulkButtons({ items, selection }: Props) {
  const decide = useDecide().run
  const [rejecting, setRejecting] = useState<readonly ShownReview[]>()
  const remove = useRemove(reviews).run
  const ticked = items.filter(({ _id }) => selection.isSelected(_id))
  const pending = ticked.filter(({ approved }) => !approved)
  const standing = ticked.filter((review) => !isRejected(review))
  const approve = () => decide(pending, { what: 'approve' })
  const actions = [
    ...(pending.length > 0 ? [{ label: 'Approve selected', run: approve }] : []),
    ...(standing.length > 0 ? [{ label: 'Reject selected', run: async () => setRejecting(standing) }] : []),
    { label: 'Delete selected', run: () => remove(ticked) },
  ]
  return (
    <>
      <BulkBar selection={selection} actions={actions} />
      {rejecting && <RejectDialog reviews={rejecting} onClose={() => setRejecting(undefined)} />}
    </>
  )
}
