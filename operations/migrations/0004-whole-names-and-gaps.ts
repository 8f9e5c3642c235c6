import { isSearchEntry } from '#functions/entities/keys'
import type { Migration } from './migration'
import { rebuildAll } from './rebuild'

/**
 * Each name has a search entry for its words in order, by which it comes first, and entries for its words
 * with gaps instead of halves of words, by which typing errors are forgiven (record 58).
 */
export const wholeNamesAndGaps: Migration = {
  name: '0004-whole-names-and-gaps',
  plan: async (item) => (item.sk === 'STORE' || isSearchEntry(item) ? rebuildAll.plan(item) : undefined),
}
