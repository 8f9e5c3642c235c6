import { scanAll } from '#migrations/scan'
import { isHidden } from '#table/hidden'
import { entityNames } from '#functions/registry/entities'
import { type EntityName, keyOfCounter } from '#functions/entity/keys'
import type { Item } from '#table/keys'
import { getItems } from '#table/read'
import { isShardOf, shardKeysOf, totalOf } from '#table/sharded-counter'
import { collect, type Ratings, recountStars, replaceSum } from './recount-stars'

type Counts = Record<EntityName, number>

/** A counter that changes meanwhile is left alone: run it while nobody creates anything. */
export async function recount(isDry: boolean): Promise<string[]> {
  const counters = await readCounters()
  const before = countsOf((entity) => {
    const own = counters.filter((item) => isShardOf(keyOfCounter(entity), item))
    return totalOf(own, 'count')
  })
  const { counts: there, ratings } = await countAll()
  const wrong = entityNames.filter((entity) => before[entity] !== there[entity])
  const lines: string[] = []
  for (const entity of wrong) {
    const line = `COUNTER#${entity}: ${there[entity]} instead of ${before[entity]}`
    const after = { ...keyOfCounter(entity), count: there[entity] }
    lines.push(isDry || (await replaceSum(after, counters)) ? line : `${line}, but it moves`)
  }
  return [...lines, ...(await recountStars(ratings, isDry))]
}

function readCounters(): Promise<Item[]> {
  const keys = entityNames.flatMap((entity) => shardKeysOf(keyOfCounter(entity)))
  return getItems(keys, { consistent: true })
}

async function countAll(): Promise<{ counts: Counts; ratings: Ratings }> {
  const counts = countsOf(() => 0)
  const ratings: Ratings = { storedSums: new Map(), reviews: new Map() }
  for await (const item of scanAll()) {
    const entity = entityNames.find((each) => each === item.sk)
    if (entity && !isHidden(item)) counts[entity] = (counts[entity] ?? 0) + 1
    collect(item, ratings)
  }
  return { counts, ratings }
}

function countsOf(countOf: (entity: EntityName) => number): Counts {
  return Object.fromEntries(entityNames.map((entity) => [entity, countOf(entity)]))
}
