import { collationKeyOf } from '#domain/text/fold'
import { type IndexName, indexes, type tableKeys } from './schema'

export interface Key {
  [tableKeys.partitionKey]: string
  [tableKeys.sortKey]: string
}

/** For a map of items: no other key has it. */
export const keyText = ({ pk, sk }: Key): string => `${pk}\n${sk}`

export type Item = Key & Record<string, unknown>

export function key(partition: string, sort: string): Key {
  return { pk: partition, sk: sort }
}

/** The index keys that put an item into a list, at this sort key. */
export function indexKeysAt(
  list: { index: IndexName; partition: string },
  sort: string,
): Record<string, string> {
  const { partitionKey, sortKey } = indexes[list.index]
  return { [partitionKey]: list.partition, [sortKey.name]: sort }
}

/** The index keys that put an item into the list of what clean-up has to do, from this time on. */
export function cleanUpKeys(dueAt: Date) {
  return { listPk: 'CLEANUP', listSk: dueAt.toISOString() }
}

/** Equal names are ordered by id. '#' sorts before '-', so 'Nike' comes before 'Nike Air'. */
export function nameRank(name: string, id: string): string {
  return `${collationKeyOf(name)}#${id}`
}

export function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
