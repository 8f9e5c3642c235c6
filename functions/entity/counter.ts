import type { Stats } from '#domain/api/stats'
import { addToShard, readShards, totalOf } from '#table/sharded-counter'
import type { Write } from '#table/write'
import { type Entity, keyOfCounter } from './keys'

export function count(entity: Entity, difference: number): Write {
  return addToShard(keyOfCounter(entity), { count: difference })
}

export async function readCount(entity: Entity): Promise<number> {
  return totalOf(await readShards(keyOfCounter(entity)), 'count')
}

/** Null for a count that could not be read. Throws if none could. */
export async function readStats(): Promise<Stats> {
  const results = await Promise.allSettled((['STORE', 'REVIEW', 'BLOG'] as const).map(readCount))
  const [stores, reviews, blogs] = results.map((each) => (each.status === 'fulfilled' ? each.value : null))
  const [first] = results
  if (first?.status === 'rejected' && reviews === null && blogs === null) throw first.reason
  return { stores: stores ?? null, reviews: reviews ?? null, blogs: blogs ?? null }
}
