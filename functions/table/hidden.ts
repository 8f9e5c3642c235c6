import { indexes } from './schema'
import { tableName } from './client'
import type { Item } from './keys'
import { tooManyChanges } from './too-many-changes'
import { type Write, writeTo } from './write'

/** While its store is deleted, an item keeps its keys in `hiddenKeys` and cannot be rewritten. */
const lists = [indexes.byList, indexes.byParent, indexes.byRank, indexes.byStatus]
export const keyNames = lists.flatMap(({ partitionKey, sortKey }): string[] => [partitionKey, sortKey.name])

/** Another request changed the item, or works on the same deletion. The next read finds what is left. */
export const changedMeanwhile = tooManyChanges()

/** Moves an item, as it was read, to a partition of `byParent`. `expiresAt` is in seconds since 1970. */
export function hide(item: Item, partition: string, expiresAt: number): Write {
  const hiddenKeys = Object.fromEntries(
    keyNames.flatMap((name) => (name in item ? [[name, item[name]]] : [])),
  )
  const left = keyNames.filter((name) => !name.startsWith('parent'))
  return writeTo('Update', item, {
    UpdateExpression: `SET hiddenKeys = :keys, expiresAt = :until, parentPk = :partition, parentSk = pk REMOVE ${left.join(', ')}`,
    ConditionExpression: 'version = :version AND attribute_not_exists(hiddenKeys)',
    ExpressionAttributeValues: {
      ':keys': hiddenKeys,
      ':until': expiresAt,
      ':partition': partition,
      ':version': item.version,
    },
    refusal: changedMeanwhile,
  })
}

export function show(item: Item): Write {
  const keys = Object.entries(item.hiddenKeys as Record<string, string>)
  return writeTo('Update', item, {
    UpdateExpression: `SET ${keys.map(([name]) => `${name} = :${name}`).join(', ')} REMOVE hiddenKeys, expiresAt`,
    ConditionExpression: 'attribute_exists(hiddenKeys)',
    ExpressionAttributeValues: Object.fromEntries(keys.map(([name, value]) => [`:${name}`, value])),
    refusal: changedMeanwhile,
  })
}

export function removeHidden({ pk, sk }: Item): Write {
  const ConditionExpression = 'attribute_exists(hiddenKeys)'
  return {
    item: { Delete: { TableName: tableName(), Key: { pk, sk }, ConditionExpression } },
    refusal: changedMeanwhile,
  }
}

export function isHidden(item: Item): boolean {
  return 'hiddenKeys' in item
}
