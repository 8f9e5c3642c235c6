import type { Store } from '#domain/store/store'
import { useSingleFlight } from '#lib/use-single-flight'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { useOptimisticChange } from '../components/optimistic-changes'
import { callAsStaff } from '../calls/staff-call'
import { undoMilliseconds, useRestore } from '../resource/use-restore'
import { storeLists, storeRestoration } from './store-form'

/** In milliseconds. */
const refreshAfter = 2000

/** Does not ask. The row comes back if the deletion fails or is undone. */
export function useDeleteStore() {
  const change = useOptimisticChange()
  const restore = useRestore()
  return useSingleFlight(async (store: Store) => {
    const { _id: id, version } = store
    try {
      await change({
        item: store,
        as: 'removed',
        from: storeLists,
        call: () => callAsStaff('DELETE /stores/by-id/{id}', { params: { id }, version }),
        reads: storeLists,
        refreshAfter,
      })
      showSnackbar({
        text: 'Store deleted successfully!',
        detail: store.name,
        shownFor: undoMilliseconds,
        action: { label: 'Undo', run: () => void restore([store], storeRestoration, storeLists) },
      })
    } catch (error) {
      showSnackbar({ tone: 'failure', text: failureText('Failed to delete store. Please try again.', error) })
    }
  })
}
