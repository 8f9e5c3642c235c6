import type { RestorableKind } from '#domain/deletion/deleted-items'
import type { Snackbar } from '../components/feedback/snackbars'

export type NonEmpty<Item> = readonly [Item, ...Item[]]

export function isSeveral<Item>(items: readonly Item[]): items is NonEmpty<Item> {
  return items.length > 0
}

/** How deleted items of a kind come back. */
export interface Restoration {
  /** What one of them and several are called: 'store', 'stores'. */
  one: string
  many: RestorableKind | 'stores'
  deleted: `GET /${RestorableKind | 'stores'}/deleted`
  call: (id: string) => Promise<unknown>
}

export interface Removal<Item> {
  /** The server refuses it, so it is not offered. */
  isRefused?: (item: Item) => boolean
  /** Without it nothing is asked. */
  question?: ((items: NonEmpty<Item>) => { question: string; detail?: string }) | undefined
  call: (item: Item) => Promise<unknown>
  /** `count`: how many of them were deleted. */
  done: (items: NonEmpty<Item>, count: number) => Snackbar
  failed: (failures: NonEmpty<{ item: Item; error: unknown }>) => string
  /** Without it, and for what it cannot bring back, a deletion is final. */
  restoration?: Restoration
  /** What is deleted and restored with it: 'its 5 offers'. '' for nothing. */
  contentsOf?: (item: Item) => string
  isFinal?: (item: Item) => boolean
  /** Milliseconds until the reads are repeated. */
  refreshAfter?: number
}
