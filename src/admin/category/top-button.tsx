import type { Category } from '#domain/category/category'
import { useSingleFlight } from '#lib/use-single-flight'
import { ActionButton } from '../components/action-button'
import { showSnackbar } from '../components/feedback/snackbars'
import { useOptimisticChange } from '../calls/optimistic-changes'
import { callAsStaff } from '../calls/staff-call'
import { categories, failureOf } from './category-resource'

/** Waits for the answer: the second click of a double click would take the change back. */
export function TopButton({ category }: { category: Category }) {
  const change = useOptimisticChange()
  const topCategory = !category.topCategory
  const label = topCategory ? 'Make Top' : 'Remove from Top'
  const key = topCategory ? 'PATCH /categories/{id}/make-top' : 'PATCH /categories/{id}/remove-top'

  const { run: setTop, isRunning } = useSingleFlight(async () => {
    const call = () => callAsStaff(key, { params: { id: category._id } })
    await change({ item: category, as: { topCategory }, call, reads: categories.reads }).catch(
      (error: unknown) => showSnackbar({ text: failureOf('updating')(error), tone: 'failure' }),
    )
  })

  return (
    <ActionButton
      size="small"
      aria-label={`${label}: ${category.name}`}
      isWaiting={isRunning}
      onClick={() => void setTop()}
    >
      {label}
    </ActionButton>
  )
}
