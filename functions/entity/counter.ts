import { addToShard, readShards, totalOf } from '#table/sharded-counter'
import type { Write } from '#table/write'
import { type EntityName, keyOfCounter } from './keys'

export function counterWrite(entity: EntityName, difference: number): Write {
  return addToShard(keyOfCounter(entity), { count: difference })
}

export async function readCount(entity: EntityName): Promise<number> {
  return totalOf(await readShards(keyOfCounter(entity)), 'count')
}
