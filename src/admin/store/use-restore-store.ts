import { useQueryClient } from '@tanstack/react-query'
import { undoDays } from '#domain/store/undo-window'
import { isNotFound } from '#lib/api-error'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { useOptimisticChange } from '../components/optimistic-changes'
import { invalidateReads } from '../components/invalidate-reads'
import { focusRowWhenLoaded } from '../components/table/wanted-row'
import { callAsStaff } from '../calls/staff-call'
import { storeLists } from './store-form'

/** Milliseconds for undo and retry. Later the list of deleted stores offers them. */
export const restoreUndoMilliseconds = 30_000

const tooLate = `Failed to restore store. A deletion is final after ${undoDays} days.`

const deletedStores = ['GET /stores/deleted'] as const

interface Deleted {
  _id: string
  name: string
}

/** With its coupons, reviews and images. */
export function useRestoreStore() {
  const change = useOptimisticChange()
  const client = useQueryClient()
  return async function restoreStore(store: Deleted): Promise<void> {
    const { _id: id, name } = store
    try {
      await change({
        item: { _id: id },
        as: 'removed',
        from: deletedStores,
        call: () => callAsStaff('POST /stores/by-id/{id}/restore', { params: { id } }),
        reads: deletedStores,
      })
      showSnackbar({ text: `${name} is back.` })
    } catch (error) {
      if (isNotFound(error)) return showSnackbar({ tone: 'failure', text: tooLate, detail: name })
      // For example, another store has taken its slug. The user may try again after that.
      showSnackbar({
        tone: 'failure',
        text: failureText('Failed to restore store.', error),
        detail: name,
        shownFor: restoreUndoMilliseconds,
        action: { label: 'Try again', run: () => void restoreStore(store) },
      })
    } finally {
      await invalidateReads(client, storeLists)
      // The button that had the focus is gone.
      focusRowWhenLoaded(id)
    }
  }
}
