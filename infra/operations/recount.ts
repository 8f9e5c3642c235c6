import { rewriteUnlessChanged, removeUnlessChanged, requireUnlessChanged } from '#migrations/guarded-writes'
import { scanAll } from '#migrations/scan'
import { isHidden } from '#table/hidden'
import { entityNames } from '#functions/registry/entities'
import { keyOfCounter } from '#functions/entity/keys'
import type { StoredReview } from '#functions/review/stored-review'
import { countsOf, visitorRatingItem } from '#functions/review/visitor-rating'
import { versionConflict } from '#table/if-unchanged'
import type { Item } from '#table/keys'
import { getItems } from '#table/read'
import { shardKeysOf, totalOf } from '#table/sharded-counter'
import { putNew, transact } from '#table/write'

interface Sum {
  /** Its shards. */
  stored: Item[]
  /** The sum that the items give. */
  right: Item
}

/** A sum that changes meanwhile is left alone: run it while nobody creates anything. */
export async function recount(isDry: boolean): Promise<string[]> {
  const sums = new Sums()
  // Before what they count: what is created meanwhile changes them.
  const counters = entityNames.map(keyOfCounter).flatMap(shardKeysOf)
  for (const item of await getItems(counters, { consistent: true })) sums.add(item)
  for await (const item of scanAll()) if (!item.pk.startsWith('COUNTER#')) sums.add(item)
  const lines: string[] = []
  for (const { line, ...sum } of sums.wrong()) {
    lines.push(isDry || (await replaceSum(sum)) ? line : `${line}, but it moves`)
  }
  return lines
}

/** The counters of entities, and the stars of stores. */
export class Sums {
  private readonly sums = new Map<string, Sum>()

  add(item: Item): void {
    const kind = item.sk.split('#')[0]
    const storeId = item.pk.slice('STORE#'.length)
    if (kind === 'COUNTER') this.at({ pk: item.pk, sk: kind, count: 0 }).stored.push(item)
    if (kind === 'RATING') this.at(visitorRatingItem(storeId, countsOf([]))).stored.push(item)
    const entity = entityNames.find((name) => name === item.sk)
    if (entity === undefined || isHidden(item)) return
    this.count({ ...keyOfCounter(entity), count: 1 })
    const review = item as Item & StoredReview
    if (entity === 'REVIEW') this.count(visitorRatingItem(review.storeId, countsOf([review])))
  }

  wrong(): (Sum & { line: string })[] {
    return [...this.sums.values()].flatMap(({ stored, right }) => {
      const { pk, sk: _, ...amounts } = right
      const is = Object.keys(amounts).map((name) => totalOf(stored, name))
      const [shown, wanted] = [String(is), String(Object.values(amounts))]
      return shown === wanted ? [] : [{ line: `${pk}: ${wanted} instead of ${shown}`, stored, right }]
    })
  }

  private count({ pk, sk, ...amounts }: Item): void {
    const sum = this.at({ pk, sk })
    for (const [name, amount] of Object.entries(amounts)) {
      sum.right[name] = Number(sum.right[name] ?? 0) + Number(amount)
    }
  }

  private at(empty: Item): Sum {
    const sum = this.sums.get(empty.pk) ?? { stored: [], right: empty }
    this.sums.set(empty.pk, sum)
    return sum
  }
}

/** Replaces the shards by one. Returns false if any has changed since. */
async function replaceSum({ stored, right }: Sum): Promise<boolean> {
  const writes = shardKeysOf(right).flatMap((key, at) => {
    const before = stored.find(({ sk }) => sk === key.sk)
    if (at === 0)
      return before ? rewriteUnlessChanged(before, { ...before, ...right }) : [putNew(right, versionConflict)]
    return [before ? removeUnlessChanged(before) : requireUnlessChanged(key, undefined)]
  })
  try {
    await transact(writes)
    return true
  } catch (error) {
    if (error === versionConflict) return false
    throw error
  }
}
