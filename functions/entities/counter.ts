import type { Stats } from '#domain/api/stats'
import { type Entity, keyOf } from './keys'
import { tableName } from '#table/client'
import { getItemsReadable } from '#table/read'
import type { Write } from '#table/write'

/** Adds to the count of an entity. */
export function count(entity: Entity, difference: number): Write {
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: keyOf.counter(entity),
        UpdateExpression: 'ADD #count :difference',
        ExpressionAttributeNames: { '#count': 'count' },
        ExpressionAttributeValues: { ':difference': difference },
      },
    },
  }
}

/** The dashboard's totals (product.md, section 1) in one read; null for a count that could not be read. */
export async function readStats(): Promise<Stats> {
  const entities = ['STORE', 'REVIEW', 'BLOG'] as const
  const { items, unread } = await getItemsReadable(entities.map(keyOf.counter))
  const countOf = (entity: Entity) => {
    const { pk } = keyOf.counter(entity)
    if (unread.some((key) => key.pk === pk)) return null
    // An entity without any items so far has no counter.
    return Number(items.find((item) => item.pk === pk)?.count ?? 0)
  }
  return { stores: countOf('STORE'), reviews: countOf('REVIEW'), blogs: countOf('BLOG') }
}
