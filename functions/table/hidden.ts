import { removeIfUnchanged, updateIfUnchanged } from './if-unchanged'
import { indexes } from './schema'
import type { Item } from './keys'
import { tooManyChanges } from './too-many-changes'
import type { Write } from './write'

/** While what it belongs to is deleted, an item keeps its keys in `hiddenKeys` and cannot be rewritten. */
const lists = [indexes.byList, indexes.byParent, indexes.byRank, indexes.byStatus]
export const indexKeyNames = lists.flatMap(({ partitionKey, sortKey }): string[] => [
  partitionKey,
  sortKey.name,
])

/** Another request changed the item, or works on the same deletion. The next read finds what is left. */
export const changedMeanwhile = tooManyChanges()

/** Moves an item, as it was read, to a partition of `byParent`. `expiresAt` is in seconds since 1970. */
export function hideFromLists(item: Item, parentPk: string, expiresAt: number): Write {
  const hiddenKeys = Object.fromEntries(
    indexKeyNames.flatMap((name) => (name in item ? [[name, item[name]]] : [])),
  )
  const none = Object.fromEntries(indexKeyNames.map((name) => [name, undefined]))
  const after = { ...item, ...none, hiddenKeys, expiresAt, parentPk, parentSk: item.pk }
  return updateIfUnchanged(item, after, ['version', 'hiddenKeys'], changedMeanwhile)
}

export function showInLists(item: Item): Write {
  const after = { ...item, ...(item.hiddenKeys as object), hiddenKeys: undefined, expiresAt: undefined }
  return updateIfUnchanged(item, after, ['hiddenKeys'], changedMeanwhile)
}

export const removeHidden = (item: Item): Write => removeIfUnchanged(item, ['hiddenKeys'], changedMeanwhile)

export function isHidden(item: Item): boolean {
  return 'hiddenKeys' in item
}
