import type { Review } from '#domain/review'
import { BulkBar } from '../components/table/bulk-bar'
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
  const ticked = reviews.filter(({ _id }) => selection.isSelected(_id))
  const pending = ticked.filter(({ approved }) => !approved)
  const approve = { label: 'Approve selected', run: () => onApprove(pending) }
  const remove = { label: 'Delete selected', run: () => onDelete(ticked) }
  return <BulkBar selection={selection} actions={pending.length > 0 ? [approve, remove] : [remove]} />
}
