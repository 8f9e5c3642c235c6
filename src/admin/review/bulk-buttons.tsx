import type { Review } from '#domain/review'
import { BulkBar } from '../components/table/bulk-bar'
import type { Selection } from '../components/table/use-selection'
import { useRemove } from '../resource/use-remove'
import { reviews } from './review-resource'
import { useApprove } from './use-approve'

interface Props {
  /** The reviews on the page. */
  items: readonly Review[]
  selection: Selection
}

/** The actions for the selected reviews. */
export function BulkButtons({ items, selection }: Props) {
  const approve = useApprove().run
  const remove = useRemove(reviews).run
  const ticked = items.filter(({ _id }) => selection.isSelected(_id))
  const pending = ticked.filter(({ approved }) => !approved)
  const actions = [
    { label: 'Approve selected', run: () => approve(pending) },
    { label: 'Delete selected', run: () => remove(ticked) },
  ]
  return <BulkBar selection={selection} actions={pending.length > 0 ? actions : actions.slice(1)} />
}
