import { keyOfStars } from '#functions/review/keys'
import type { StoredReview } from '#functions/review/review'
import { countsOf, starsOf, visitorRatingItem } from '#functions/review/visitor-rating'
import { rewriteUnlessChanged, removeUnlessChanged, requireUnlessChanged } from '#migrations/guarded-writes'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { versionConflict } from '#table/as-read'
import { isShardOf, shardKeysOf } from '#table/sharded-counter'
import { putNew, transact } from '#table/write'

export interface Ratings {
  storedSums: Map<string, Item[]>
  reviews: Map<string, StoredReview[]>
}

export function collect(item: Item, { storedSums, reviews }: Ratings): void {
  const storeId = item.pk.slice('STORE#'.length)
  if (isShardOf(keyOfStars(storeId), item))
    storedSums.set(storeId, [...(storedSums.get(storeId) ?? []), item])
  if (item.sk !== 'REVIEW' || isHidden(item)) return
  const review = item as Item & StoredReview
  reviews.set(review.storeId, [...(reviews.get(review.storeId) ?? []), review])
}

/** Returns lines of a report. Counts that change meanwhile are left alone. */
export async function recountStars({ storedSums, reviews }: Ratings, isDry: boolean): Promise<string[]> {
  const lines: string[] = []
  for (const storeId of new Set([...storedSums.keys(), ...reviews.keys()])) {
    const items = storedSums.get(storeId) ?? []
    const [before, there] = [starsOf(items), countsOf(reviews.get(storeId) ?? [])]
    if (String(before) === String(there)) continue
    const line = `STORE#${storeId} RATING: ${String(there)} instead of ${String(before)}`
    const isDone = isDry || (await replaceSum(visitorRatingItem(storeId, there), items))
    lines.push(isDone ? line : `${line}, but it moves`)
  }
  return lines
}

/** Replaces the items of a sum by one. Returns false if any has changed since. */
export async function replaceSum(after: Item, read: readonly Item[]): Promise<boolean> {
  const writes = shardKeysOf(after).flatMap((key, at) => {
    const before = read.find(({ pk, sk }) => pk === key.pk && sk === key.sk)
    if (at === 0)
      return before ? rewriteUnlessChanged(before, { ...before, ...after }) : [putNew(after, versionConflict)]
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
