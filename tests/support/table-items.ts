import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { documentClient, tableName } from '#table/client'
import type { Item } from '#table/keys'

/**
 * All items of the table except listings, which are computed later. The shards of a counter are added up to
 * one item, because chance decides which shard was written.
 */
export async function allItems(): Promise<Item[]> {
  return joinedSums((await everyItem()).filter((item) => !isOfListings(item)))
}

/** The same in the order of their keys. */
export const sortedItems = async () => inOrder(await allItems())

export const inOrder = (items: Item[]) =>
  items.toSorted((a, b) => (`${a.pk} ${a.sk}` < `${b.pk} ${b.sk}` ? -1 : 1))

function joinedSums(items: Item[]): Item[] {
  const joined = new Map<string, Item>()
  for (const item of items) {
    const sk = item.sk.replace(/^(COUNTER|RATING)#\d+$/, '$1')
    const before = joined.get(`${item.pk} ${sk}`)
    const sums = Object.entries(item).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value + Number(before?.[name] ?? 0)]] : [],
    )
    joined.set(`${item.pk} ${sk}`, { ...before, ...item, sk, ...(before && Object.fromEntries(sums)) })
  }
  return [...joined.values()]
}

function isOfListings({ pk }: Item): boolean {
  return pk.startsWith('LISTING#')
}

/** All items of the table. */
export async function everyItem(from?: Record<string, unknown>): Promise<Item[]> {
  const { Items = [], LastEvaluatedKey } = await documentClient().send(
    new ScanCommand({ TableName: tableName(), ExclusiveStartKey: from, ConsistentRead: true }),
  )
  return [...(Items as Item[]), ...(LastEvaluatedKey ? await everyItem(LastEvaluatedKey) : [])]
}
