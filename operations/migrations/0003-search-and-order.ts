import { isSearchEntry } from '#functions/entities/keys'
import type { Item } from '#table/keys'
import type { Migration } from './migration'
import { rebuildAll } from './rebuild'

/** The items that are sorted by a name: stores, also deleted ones, and categories. */
const named = new Set(['STORE', 'CATEGORY', 'DELETION'])

/**
 * Stores are found by more forms of their names, and names are sorted without signs at their beginning and by
 * the value of numbers. The first releases stored other sort keys and fewer search entries (record 52).
 */
export const searchAndOrder: Migration = {
  name: '0003-search-and-order',
  plan: async (item) => (isConcerned(item) ? rebuildAll.plan(item) : undefined),
}

function isConcerned(item: Item): boolean {
  return named.has(item.sk) || isSearchEntry(item)
}
