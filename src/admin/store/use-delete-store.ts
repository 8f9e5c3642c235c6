import { useQueryClient } from '@tanstack/react-query'
import type { Store } from '#domain/store'
import { undoWindow } from '#domain/undo'
import { isNotFound } from '../../lib/api-error'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { takeBack, usePendingChange } from '../components/pending-changes'
import { callAsStaff } from '../session/staff-call'
import { storeLists } from './store-form'

/** How long after a deletion the list is read again, in milliseconds (specification, section 9). */
const refreshAfter = 2000

/** How long the way back is offered, in milliseconds: as long as the server takes it, less the time to get there. */
const undoOffered = undoWindow - 5000

const tooLate = `Failed to restore store. A deletion is final after ${undoWindow / 1000} seconds.`

/** Takes the deletion of a store back: with it come its coupons, its reviews and its images. */
function useRestoreStore() {
  const client = useQueryClient()
  return async function restoreStore(store: Store): Promise<void> {
    const { _id: id, name } = store
    try {
      await callAsStaff('POST /stores/by-id/{id}/restore', { params: { id } })
      takeBack(id)
      showSnackbar({ text: `${name} is back.` })
    } catch (error) {
      if (isNotFound(error)) return showSnackbar({ tone: 'failure', text: tooLate, detail: name })
      // Such as a slug that another store has taken: once that is put right, it may be tried again.
      showSnackbar({
        tone: 'failure',
        text: failureText('Failed to restore store.', error),
        detail: name,
        shownFor: undoOffered,
        action: { label: 'Try again', run: () => void restoreStore(store) },
      })
    } finally {
      for (const list of storeLists) void client.invalidateQueries({ queryKey: [list] })
    }
  }
}

/**
 * Deletes a store without asking: its row goes at once, and comes back where it could not be
 * deleted, or where the deletion is taken back.
 */
export function useDeleteStore() {
  const change = usePendingChange()
  const restore = useRestoreStore()
  return async function deleteStore(store: Store) {
    const { _id: id, version } = store
    try {
      await change({
        item: store,
        as: 'removed',
        call: () => callAsStaff('DELETE /stores/by-id/{id}', { params: { id }, version }),
        lists: storeLists,
        refreshAfter,
      })
      showSnackbar({
        text: 'Store deleted successfully!',
        detail: store.name,
        shownFor: undoOffered,
        action: { label: 'Undo', run: () => void restore(store) },
      })
    } catch (error) {
      showSnackbar({ tone: 'failure', text: failureText('Failed to delete store. Please try again.', error) })
    }
  }
}
