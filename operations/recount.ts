import { scanAll } from '#migrations/scan'
import { tableName } from '#table/client'
import { isHidden } from '#table/hidden'
import { entityNames } from '#functions/entities/all'
import { type Entity, keyOf } from '#functions/entities/keys'
import { getItem } from '#table/read'
import { versionConflict } from '#table/rewrite'
import { transact } from '#table/write'
import { collect, type Ratings, recountStars } from './recount-stars'

type Counts = Record<Entity, number>

/**
 * Counts all items and corrects wrong counters. Returns lines that report it. A counter that changes
 * meanwhile is left alone: run it while nobody creates anything.
 */
export async function recount(isDry: boolean): Promise<string[]> {
  const before = await readCounts()
  const { counts: there, ratings } = await countAll()
  const wrong = entityNames.filter((entity) => before[entity] !== there[entity])
  const lines: string[] = []
  for (const entity of wrong) {
    const line = `COUNTER#${entity}: ${there[entity]} instead of ${before[entity]}`
    lines.push(
      isDry || (await correct(entity, before[entity], there[entity])) ? line : `${line}, but it moves`,
    )
  }
  return [...lines, ...(await recountStars(ratings, isDry))]
}

async function readCounts(): Promise<Counts> {
  const items = await Promise.all(
    entityNames.map((entity) => getItem(keyOf.counter(entity), { latest: true })),
  )
  return countsOf((entity) => Number(items[entityNames.indexOf(entity)]?.count ?? 0))
}

async function countAll(): Promise<{ counts: Counts; ratings: Ratings }> {
  const counts = countsOf(() => 0)
  const ratings: Ratings = { held: new Map(), reviews: new Map() }
  for await (const item of scanAll()) {
    const entity = entityNames.find((each) => each === item.sk)
    if (entity && !isHidden(item)) counts[entity]++
    collect(item, ratings)
  }
  return { counts, ratings }
}

/** Returns false if the counter has changed since it was read. */
async function correct(entity: Entity, from: number, to: number): Promise<boolean> {
  const Update = {
    TableName: tableName(),
    Key: keyOf.counter(entity),
    UpdateExpression: 'SET #count = :to',
    ConditionExpression: `#count = :from${from === 0 ? ' OR attribute_not_exists(#count)' : ''}`,
    ExpressionAttributeNames: { '#count': 'count' },
    ExpressionAttributeValues: { ':from': from, ':to': to },
  }
  try {
    await transact([{ item: { Update }, refusal: versionConflict }])
    return true
  } catch (error) {
    if (error === versionConflict) return false
    throw error
  }
}

function countsOf(countOf: (entity: Entity) => number): Counts {
  return Object.fromEntries(entityNames.map((entity) => [entity, countOf(entity)])) as Counts
}
