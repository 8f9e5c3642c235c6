import { AppError } from '#domain/errors'
import { indexes } from './schema'
import { tableName } from './client'
import type { Item } from './keys'
import type { Write } from './write'

/**
 * An item is hidden while what it belongs to is deleted: it leaves the lists for a partition of its own and
 * keeps the keys it had there in `hiddenKeys`, with which it comes back as it was. `rewrite` and `replace` do
 * not touch it meanwhile (rewrite.ts).
 */
const lists = [indexes.byList, indexes.byParent, indexes.byRank, indexes.byStatus]
export const keyNames = lists.flatMap(({ partitionKey, sortKey }): string[] => [partitionKey, sortKey.name])

/**
 * Someone else has changed it, or works at the same things; what there is to do is found by the next look.
 */
export const goneMeanwhile = new AppError('unavailable', 'The database is busy. Please try again.', {
  retryAfter: 1,
})

/**
 * Moves an item, as it was read, to a partition of `byParent`, until it is shown or removed, or `expiresAt`,
 * in seconds since 1970, has come.
 */
export function hide(item: Item, partition: string, expiresAt: number): Write {
  const hiddenKeys = Object.fromEntries(
    keyNames.flatMap((name) => (name in item ? [[name, item[name]]] : [])),
  )
  const left = keyNames.filter((name) => !name.startsWith('parent'))
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: { pk: item.pk, sk: item.sk },
        UpdateExpression: `SET hiddenKeys = :keys, expiresAt = :until, parentPk = :partition, parentSk = pk REMOVE ${left.join(', ')}`,
        ConditionExpression: 'version = :version AND attribute_not_exists(hiddenKeys)',
        ExpressionAttributeValues: {
          ':keys': hiddenKeys,
          ':until': expiresAt,
          ':partition': partition,
          ':version': item.version,
        },
      },
    },
    refusal: goneMeanwhile,
  }
}

/** Brings a hidden item back into the lists it was in. */
export function show(item: Item): Write {
  const keys = Object.entries(item.hiddenKeys as Record<string, string>)
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: { pk: item.pk, sk: item.sk },
        UpdateExpression: `SET ${keys.map(([name]) => `${name} = :${name}`).join(', ')} REMOVE hiddenKeys, expiresAt`,
        ConditionExpression: 'attribute_exists(hiddenKeys)',
        ExpressionAttributeValues: Object.fromEntries(keys.map(([name, value]) => [`:${name}`, value])),
      },
    },
    refusal: goneMeanwhile,
  }
}

/** Deletes a hidden item for good. */
export function removeHidden({ pk, sk }: Item): Write {
  const ConditionExpression = 'attribute_exists(hiddenKeys)'
  return {
    item: { Delete: { TableName: tableName(), Key: { pk, sk }, ConditionExpression } },
    refusal: goneMeanwhile,
  }
}

export function isHidden(item: Item): boolean {
  return 'hiddenKeys' in item
}
