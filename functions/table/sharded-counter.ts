import { randomInt } from 'node:crypto'
import type { Item, Key } from './keys'
import { queryPartition } from './read'
import { type Write, writeTo } from './write'

/** Concurrent transactions on one item conflict, so a counter is sharded over several items. */
const itemCount = 16

let turn = randomInt(itemCount)

/** Each attempt of the transaction takes the next shard. */
export function addToShard(sum: Key, amounts: Readonly<Record<string, number>>): Write {
  const names = Object.keys(amounts)
  return {
    get item() {
      turn = (turn + 1) % itemCount
      return writeTo('Update', shardKeysOf(sum)[turn]!, {
        UpdateExpression: `ADD ${names.map((name) => `#${name} :${name}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, amounts[name]])),
      }).item
    },
  }
}

export function shardKeysOf({ pk, sk }: Key): Key[] {
  return Array.from({ length: itemCount }, (_, at) => ({ pk, sk: at === 0 ? sk : `${sk}#${at}` }))
}

export function readShards({ pk, sk }: Key): Promise<Item[]> {
  return queryPartition(pk, { beginsWith: sk }, itemCount)
}

export function totalOf(items: readonly Item[], name: string): number {
  return items.reduce((total, item) => total + Number(item[name] ?? 0), 0)
}
