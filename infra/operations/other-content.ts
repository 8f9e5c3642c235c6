import { createHash } from 'node:crypto'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { tableKeys } from '#table/schema'

type Item = Record<string, AttributeValue>

export async function findOther(
  items: AsyncIterable<Item>,
  among: AsyncIterable<Item>,
): Promise<string | undefined> {
  const others = new Map<string, string>()
  for await (const item of items) others.set(nameOf(item), digestOf(item))
  if (others.size === 0) return undefined
  for await (const item of among) {
    if (others.get(nameOf(item)) === digestOf(item)) others.delete(nameOf(item))
  }
  return others.keys().next().value
}

function nameOf(item: Item): string {
  return `${item[tableKeys.partitionKey]?.S} ${item[tableKeys.sortKey]?.S}`
}

function digestOf(item: Item): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(item)))
    .digest('base64')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, each]) => [name, sorted(each)] as const)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
