import { isDeepStrictEqual } from 'node:util'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { tableKeys } from '#table/schema'

type Item = Record<string, AttributeValue>

export async function findOther(
  items: AsyncIterable<Item>,
  among: AsyncIterable<Item>,
): Promise<string | undefined> {
  const others = new Map<string, Item>()
  for await (const item of items) others.set(nameOf(item), item)
  if (others.size === 0) return undefined
  for await (const item of among) {
    if (isDeepStrictEqual(others.get(nameOf(item)), item)) others.delete(nameOf(item))
  }
  return others.keys().next().value
}

function nameOf(item: Item): string {
  return `${item[tableKeys.partitionKey]?.S} ${item[tableKeys.sortKey]?.S}`
}
