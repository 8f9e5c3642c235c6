import { useQueryClient } from '@tanstack/react-query'
import { useSingleFlight } from '#lib/use-single-flight'
import { forEachOf } from '../components/bulk'
import { confirm } from '../components/feedback/confirm-dialog'
import { showSnackbar } from '../components/feedback/snackbars'
import { type Identified, useOptimisticChange } from '../components/optimistic-changes'
import { invalidateReads } from '../components/invalidate-reads'
import { isSeveral, type Removable } from './resource'

/** Asks first. Rows disappear at once, and come back for items that could not be deleted. */
export function useRemove<Item extends Identified>({ reads, remove }: Removable<Item>) {
  const change = useOptimisticChange()
  const client = useQueryClient()

  return useSingleFlight(async (items: readonly Item[]) => {
    if (!isSeveral(items)) return
    if (!(await confirm({ ...remove.question(items), isFinal: true, yes: 'Delete' }))) return
    const failures = await forEachOf(items, (item) =>
      change({ item, as: 'removed', call: () => remove.call(item), reads: [] }),
    )
    const count = items.length - failures.length
    if (count > 0) showSnackbar(remove.done(items, count))
    if (isSeveral(failures)) showSnackbar({ text: remove.failed(failures), tone: 'failure' })
    // Once for all items.
    void invalidateReads(client, reads)
  })
}
