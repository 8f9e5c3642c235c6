import { useQueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import type { ListKey } from '../../lib/api-client'
import type { ReadKey } from '#domain/api/api'

/** What a list consists of, as far as changes shown ahead have to know it. */
export interface Listed {
  _id: string
  version?: number
}

/** A change that a list shows before it has been read again. */
type Change =
  /** From these lists, or from all. */
  | { kind: 'removed'; from: readonly ListKey[] | undefined }
  /** Shown over an item that is at this version; without one over any. */
  | { kind: 'changed'; fields: object; until?: number }

const useOptimisticChanges = create<Record<string, Change>>(() => ({}))

/** A list as it will be: what has been deleted is not in it, what has been changed is as it was changed. */
export function useWithOptimisticChanges<Item extends Listed>(list: ListKey, items: readonly Item[]): Item[] {
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
  /** Whose change it is. */
  item: Listed
  /** What is shown at once: that it is gone, or these fields of it. */
  as: 'removed' | object
  /** What is removed from these lists alone: a deleted store is among the deleted ones from then on. */
  from?: readonly ListKey[]
  /** The call that makes it so. Where it fails the change is taken back, and the failure thrown. */
  call: () => Promise<Result>
  /** What is read again afterwards. */
  reads: readonly ReadKey[]
  /** Waits this many milliseconds before they are (product.md, section 9). */
  refreshAfter?: number
}

/**
 * Makes a change that every list shows at once, and takes it back where the server refuses it. Changes lie
 * over what was read and not in it: several at a time, or a list that is read meanwhile, don't disturb each
 * other.
 */
export function useOptimisticChange() {
  const client = useQueryClient()
  return async function change<Result>({ item, as, from, call, reads, refreshAfter }: Optimistic<Result>) {
    show(item._id, as === 'removed' ? { kind: 'removed', from } : ahead(item, as))
    try {
      const result = await call()
      // An index may show the old version for a moment longer than the answer took.
      if (as !== 'removed' && isListed(result)) {
        show(item._id, { kind: 'changed', fields: result, ...(result.version && { until: result.version }) })
      }
      return result
    } catch (error) {
      takeBack(item._id)
      throw error
    } finally {
      const refresh = async () => {
        await Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: [read] })))
        if (as !== 'removed' && item.version === undefined) takeBack(item._id)
      }
      if (refreshAfter === undefined) void refresh()
      else setTimeout(() => void refresh(), refreshAfter)
    }
  }
}

/** Shows an item as it was read again. */
function takeBack(id: string) {
  const { [id]: _, ...others } = useOptimisticChanges.getState()
  useOptimisticChanges.setState(others, true)
}

function show(id: string, change: Change) {
  useOptimisticChanges.setState({ [id]: change })
}

function ahead({ version }: Listed, fields: object): Change {
  return { kind: 'changed', fields, ...(version !== undefined && { until: version + 1 }) }
}

function isListed(result: unknown): result is Listed {
  return typeof result === 'object' && result !== null && '_id' in result
}
