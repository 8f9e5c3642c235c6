import type { StarCounts } from '#domain/visitor-rating'
import type { StoredReview } from '#functions/entities/review'
import { countsOf, starsOf, visitorRatingItem } from '#functions/entities/visitor-rating'
import { changeAsRead } from '#migrations/change'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { versionConflict } from '#table/rewrite'
import { putNew, transact, type Write } from '#table/write'

/** What a scan has found of the stars of stores, by the store's id. */
export interface Ratings {
  held: Map<string, Item>
  reviews: Map<string, StoredReview[]>
}

/** Adds an item that was found. */
export function collect(item: Item, { held, reviews }: Ratings): void {
  if (item.sk === 'RATING') held.set(item.pk.slice('STORE#'.length), item)
  if (item.sk !== 'REVIEW' || isHidden(item)) return
  const review = item as Item & StoredReview
  reviews.set(review.storeId, [...(reviews.get(review.storeId) ?? []), review])
}

/**
 * Corrects the counts of stars that are not those of the reviews. Returns lines that report it. Counts that
 * change meanwhile are left alone.
 */
export async function recountStars({ held, reviews }: Ratings, isDry: boolean): Promise<string[]> {
  const lines: string[] = []
  for (const storeId of new Set([...held.keys(), ...reviews.keys()])) {
    const item = held.get(storeId)
    const [before, there] = [starsOf(item), countsOf(reviews.get(storeId) ?? [])]
    if (String(before) === String(there)) continue
    const line = `STORE#${storeId} RATING: ${String(there)} instead of ${String(before)}`
    const isDone = isDry || (await correct(storeId, item, there))
    lines.push(isDone ? line : `${line}, but it moves`)
  }
  return lines
}

/** Returns false if the counts have changed since they were read. */
async function correct(storeId: string, before: Item | undefined, there: StarCounts): Promise<boolean> {
  const after = visitorRatingItem(storeId, there)
  const writes: Write[] = before
    ? changeAsRead(before, { ...before, ...after })
    : [putNew(after, versionConflict)]
  try {
    await transact(writes)
    return true
  } catch (error) {
    if (error === versionConflict) return false
    throw error
  }
}
