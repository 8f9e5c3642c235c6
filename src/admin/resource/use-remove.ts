import { useQueryClient } from '@tanstack/react-query'
import { useSingleFlight } from '#lib/use-single-flight'
import { forEachOf } from '../calls/for-each-of'
import { confirm } from '../components/feedback/confirm-dialog'
import { longMilliseconds, showSnackbar } from '../components/feedback/snackbars'
import { type Identified, useOptimisticChange } from '../calls/optimistic-changes'
import { invalidateReads } from '../calls/invalidate-reads'
import { isSeveral } from './removal'
import type { Removable } from './resource'
import { useRestore } from './use-restore'

/** Rows disappear at once, and come back for those that could not be deleted or are restored. */
export function useRemove<Item extends Identified>({ nameOf, reads, remove }: Removable<Item>) {
  const { restoration } = remove
  const change = useOptimisticChange()
  const client = useQueryClient()
  const restore = useRestore()
  const isFinal = (item: Item) => !restoration || remove.isFinal?.(item) === true

  return useSingleFlight(async (items: readonly Item[]) => {
    if (!isSeveral(items)) return
    const asked = remove.question?.(items)
    if (asked && !(await confirm({ ...asked, isFinal: items.some(isFinal), yes: 'Delete' }))) return
    const before = reads.flatMap((read) => client.getQueriesData({ queryKey: [read] }))
    const failures = await forEachOf(items, (item) =>
      change({
        item,
        as: 'removed',
        // The list of deleted ones shows it.
        ...(restoration && { from: reads }),
        call: () => remove.call(item),
        reads: [],
      }),
    )
    const count = items.length - failures.length
    const undone = items
      .filter((item) => !isFinal(item) && failures.every((failure) => failure.item !== item))
      .map((item) => ({ _id: item._id, name: nameOf(item), contents: remove.contentsOf?.(item) }))
    const undo = restoration &&
      isSeveral(undone) && {
        shownFor: longMilliseconds,
        action: { label: 'Undo', run: () => void restore(undone, restoration, reads, before) },
      }
    if (count > 0) showSnackbar({ ...remove.done(items, count), ...undo })
    if (isSeveral(failures)) showSnackbar({ text: remove.failed(failures), tone: 'failure' })
    // Once for all items.
    const shownIn = restoration ? [...reads, restoration.deleted] : reads
    setTimeout(() => void invalidateReads(client, shownIn), remove.refreshAfter)
  })
}
