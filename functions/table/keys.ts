import type { tableKeys } from './schema'

/** The key of one item. */
export interface Key {
  [tableKeys.partitionKey]: string
  [tableKeys.sortKey]: string
}

/** An item as it lies in the table: its key, the keys of the indexes it is in, and what it holds. */
export type Item = Key & Record<string, unknown>

/** The key of an item, by its two parts. docs/data-model.md names the modules that make keys. */
export function key(partition: string, sort: string): Key {
  return { pk: partition, sk: sort }
}

/** The place in the list of what has to be cleaned up, from when on (docs/data-model.md). */
export function toCleanUp(from: Date) {
  return { listPk: 'CLEANUP', listSk: from.toISOString() }
}

/** A name as a sort key: items with it lie together, by id. */
export function nameRank(name: string, id: string): string {
  return `${nameKeyOf(name)}#${id}`
}

/**
 * A name as lists are sorted by: lower case, without accents. White space becomes a hyphen, which comes after
 * the '#' that ends a name, so that 'Nike' comes before 'Nike Air'.
 */
export function nameKeyOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, '-')
  return Array.from(plain).slice(0, 100).join('')
}
