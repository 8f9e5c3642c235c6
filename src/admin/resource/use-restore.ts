import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { ReadKey } from '#domain/api/api'
import type { RestorableKind } from '#domain/deletion/deleted-items'
import { undoDays } from '#domain/deletion/undo-window'
import { isNotFound } from '#lib/api-error'
import { callAsStaff } from '../calls/staff-call'
import { forEachOf } from '../calls/for-each-of'
import { failureText } from '../components/feedback/failure-text'
import { longMilliseconds, showSnackbar } from '../components/feedback/snackbars'
import { invalidateReads } from '../calls/invalidate-reads'
import { useOptimisticChange } from '../calls/optimistic-changes'
import { focusRowWhenLoaded } from '../components/table/wanted-row'
import { isSeveral, type Restoration, type NonEmpty } from './removal'

/** Milliseconds after which a search finds what has come back. */
const searchDelay = 1500

export const restoring = (many: RestorableKind, one: string): Restoration => ({
  one,
  many,
  deleted: `GET /${many}/deleted`,
  call: (id) => callAsStaff(`POST /${many}/{id}/restore`, { params: { id } }),
})

interface Deleted {
  _id: string
  name: string
  contents?: string | undefined
}

/** `reads` show the items again, `before` what they had, at once: a search finds them later. */
export function useRestore() {
  const change = useOptimisticChange()
  const client = useQueryClient()
  return async function restore(
    items: NonEmpty<Deleted>,
    restoration: Restoration,
    reads: readonly ReadKey[],
    before?: [QueryKey, unknown][],
  ): Promise<void> {
    const { one, many, deleted, call } = restoration
    const failures = await forEachOf(items, ({ _id: id }) =>
      change({ item: { _id: id }, as: 'removed', from: [deleted], call: () => call(id), reads: [] }),
    )
    const back = items.filter((item) => failures.every((failure) => failure.item !== item))
    if (isSeveral(back)) {
      const [{ name, contents }] = back
      const what =
        back.length > 1
          ? `${back.length} ${many} are`
          : contents
            ? `${name} and ${contents} are`
            : `${name} is`
      showSnackbar({ text: `${what.replace(/^the /, 'The ')} back.` })
    }
    const [failure] = failures
    if (failure) {
      const what = failures.length === 1 ? one : `${failures.length} ${many}`
      const detail = failures.length === 1 && { detail: failure.item.name }
      const isTooLate = failures.every(({ error }) => isNotFound(error))
      const again = failures.map(({ item }) => item) as unknown as NonEmpty<Deleted>
      showSnackbar({
        tone: 'failure',
        text: isTooLate
          ? `Failed to restore ${what}. A deletion is final after ${undoDays} days.`
          : failureText(`Failed to restore ${what}.`, failure.error),
        ...detail,
        // For example, another one has taken its slug. The user may try again after that.
        ...(!isTooLate && {
          shownFor: longMilliseconds,
          action: { label: 'Try again', run: () => void restore(again, restoration, reads) },
        }),
      })
    }
    const isKnown = before !== undefined && !failure
    if (isKnown) {
      await Promise.all(reads.map((read) => client.cancelQueries({ queryKey: [read] })))
      for (const [key, data] of before) client.setQueryData(key, data)
    }
    await invalidateReads(client, isKnown ? [deleted] : [...reads, deleted])
    setTimeout(() => void invalidateReads(client, reads), searchDelay)
    // The button that had the focus is gone.
    focusRowWhenLoaded((back[0] ?? items[0])._id)
  }
}
