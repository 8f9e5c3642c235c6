import { useQueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import type { ListKey } from '#lib/api-client'
import type { ReadKey } from '#domain/api/api'
import { invalidateReads } from './invalidate-reads'

export interface Identified {
  _id: string
  version?: number
}

type Change =
  /** The item is hidden in these lists; in all lists if `from` is undefined. */
  | { kind: 'removed'; from: readonly ReadKey[] | undefined }
  /** The fields replace the item's own until it has the version `until`; without `until` always. */
  | { kind: 'changed'; fields: object; until?: number }

const useOptimisticChanges = create<Record<string, Change>>(() => ({}))

export function useWithOptimisticChanges<Item extends Identified>(
  list: ListKey,
  items: readonly Item[],
): Item[] {
  const changes = useOptimisticChanges()
  return items.flatMap((item) => {
    const change = changes[item._id]
    if (!change) return item
    if (change.kind === 'removed') return change.from?.includes(list) === false ? item : []
    const isOlder = change.until === undefined || (item.version ?? 0) < change.until
    return isOlder ? { ...item, ...change.fields } : item
  })
}

interface Optimistic<Result> {
  item: Identified
  as: 'removed' | object
  /** Lists that the item leaves for good. Others show it after the answer. */
  from?: readonly ReadKey[]
  /** If it fails, the change is taken back and the error is thrown. */
  call: () => Promise<Result>
  reads: readonly ReadKey[]
}

/** Every list shows the change at once, and takes it back if the server refuses it. */
export function useOptimisticChange() {
  const client = useQueryClient()
  return async function change<Result>({ item, as, from, call, reads }: Optimistic<Result>) {
    show(item._id, as === 'removed' ? { kind: 'removed', from: undefined } : ahead(item, as))
    try {
      const result = await call()
      if (as === 'removed') show(item._id, { kind: 'removed', from })
      // An index may return the old version for a moment after the answer.
      if (as !== 'removed' && isIdentified(result)) {
        show(item._id, { kind: 'changed', fields: result, ...(result.version && { until: result.version }) })
      }
      return result
    } catch (error) {
      takeBack(item._id)
      throw error
    } finally {
      const refresh = async () => {
        await invalidateReads(client, reads)
        if (as !== 'removed' && item.version === undefined) takeBack(item._id)
      }
      void refresh()
    }
  }
}

function takeBack(id: string) {
  const { [id]: _, ...others } = useOptimisticChanges.getState()
  useOptimisticChanges.setState(others, true)
}

function show(id: string, change: Change) {
  useOptimisticChanges.setState({ [id]: change })
}

function ahead({ version }: Identified, fields: object): Change {
  return { kind: 'changed', fields, ...(version !== undefined && { until: version + 1 }) }
}

function isIdentified(result: unknown): result is Identified {
  return typeof result === 'object' && result !== null && '_id' in result
}
