import { collationKeyOf } from '#domain/text/fold'
import type { tableKeys } from './schema'

/** The key of one item. */
export interface Key {
  [tableKeys.partitionKey]: string
  [tableKeys.sortKey]: string
}

/** An item as it is stored: its key, its keys in the indexes, and its attributes. */
export type Item = Key & Record<string, unknown>

/** The key of an item. docs/data-model.md names the modules that make keys. */
export function key(partition: string, sort: string): Key {
  return { pk: partition, sk: sort }
}

/** The index keys of an item that has to be cleaned up from this time on (docs/data-model.md). */
export function toCleanUp(from: Date) {
  return { listPk: 'CLEANUP', listSk: from.toISOString() }
}

/**
 * A name as a sort key. Items with the same name are ordered by id. The '#' that ends a name sorts before the
 * hyphens within names, so 'Nike' comes before 'Nike Air'.
 */
export function nameRank(name: string, id: string): string {
  return `${collationKeyOf(name)}#${id}`
}
