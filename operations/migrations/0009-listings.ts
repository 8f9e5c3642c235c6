import { isListedKind } from '#functions/entities/listing/note'
import { isHidden } from '#table/hidden'
import type { Migration } from './migration'
import { rebuildAll } from './rebuild'

/**
 * Stores, categories and blogs have a listing each, from which the sitemap and the feeds are made, and their
 * slugs can be found by what holds them (records 42 and 64). Of what earlier releases have stored nobody
 * knows when it has changed last: until it does again it is as old as it is, or as its newest live offer.
 */
export const listings: Migration = {
  name: '0009-listings',
  plan: async (item) => (isListedKind(item.sk) && !isHidden(item) ? rebuildAll.plan(item) : undefined),
}
