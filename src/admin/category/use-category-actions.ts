import type { Category } from '#domain/category'
import { confirm } from '../components/feedback/confirm-dialog'
import { showSnackbar } from '../components/feedback/snackbars'
import { useOptimisticChange } from '../components/optimistic-changes'
import { callAsStaff } from '../session/staff-call'
import { failureOf } from './failure-of'

const lists = ['GET /categories'] as const

/** Makes categories top ones or not, and deletes them (product.md, sections 4, 5 and 8): it shows at once. */
export function useCategoryActions() {
  const change = useOptimisticChange()

  async function setTop(category: Category, topCategory: boolean): Promise<void> {
    const key = topCategory ? 'PATCH /categories/{id}/make-top' : 'PATCH /categories/{id}/remove-top'
    const call = () => callAsStaff(key, { params: { id: category._id } })
    await change({ item: category, as: { topCategory }, call, lists }).catch(tell('updating'))
  }

  async function remove(category: Category): Promise<void> {
    const question = 'Are you sure you want to delete this category?'
    const detail = `${category.name}: its stores stay, without a category.`
    if (!(await confirm({ question, detail, yes: 'Delete' }))) return
    const call = () => callAsStaff('DELETE /categories/{id}', { params: { id: category._id } })
    await change({ item: category, as: 'removed', call, lists }).then(
      () => showSnackbar({ text: 'Category deleted successfully!', detail: category.name }),
      tell('deleting'),
    )
  }

  return { setTop, remove }
}

function tell(doing: 'updating' | 'deleting') {
  return (error: unknown) => showSnackbar({ text: failureOf(doing)(error), tone: 'failure' })
}
