import { countedStars, type StarCounts } from '#domain/review/visitor-rating'
import type { Item } from '#table/keys'
import { queryPartition } from '#table/read'
import { addTo, totalOf } from '#table/spread'
import type { Write } from '#table/write'
import { keyOf } from '#functions/entity/keys'
import type { StoredReview } from './review'

type Counted = Pick<StoredReview, 'storeId' | 'approved' | 'rating' | 'source'>

/** The attributes that hold how many reviews gave so many stars. */
const names = ['stars1', 'stars2', 'stars3', 'stars4', 'stars5'] as const

/**
 * Counts that reviews of one store have changed, appeared or gone. It belongs into the transaction that does
 * so, under the condition that each of them is as it was read: then the counts are always those of the
 * reviews that there are. Hidden reviews are not counted. No write if nothing changes.
 */
export function countStars(before: readonly Counted[], after: readonly Counted[]): Write[] {
  const changes = differences(before, after)
  const changed = names.flatMap((name, at) => (changes[at] ? [[name, changes[at]] as const] : []))
  const storeId = (after[0] ?? before[0])?.storeId
  if (storeId === undefined || changed.length === 0) return []
  return [addTo(keyOf.visitorRating(storeId), Object.fromEntries(changed))]
}

function differences(before: readonly Counted[], after: readonly Counted[]): StarCounts {
  const changes: StarCounts = [0, 0, 0, 0, 0]
  for (const review of before) add(changes, review, -1)
  for (const review of after) add(changes, review, 1)
  return changes
}

/** Adds a review to the counts, if it counts. */
function add(counts: StarCounts, review: Counted, difference: 1 | -1): void {
  const at = (countedStars(review) ?? 0) - 1
  const count = counts[at]
  if (count !== undefined) counts[at] = count + difference
}

/** The counts of these reviews. */
export function countsOf(reviews: readonly Counted[]): StarCounts {
  return differences([], reviews)
}

/** The counts of a store as they are stored, among other items of its partition. */
export function starsOf(items: readonly Item[]): StarCounts {
  return names.map((name) => totalOf(items, name)) as StarCounts
}

/** More than there are items in a store's partition. */
const most = 100

/** A store with its counts, by one Query: they stand in its partition. */
export async function readStoreWithStars(id: string) {
  const items = await queryPartition(keyOf.store(id).pk, '', most)
  return { store: items.find(({ sk }) => sk === 'STORE'), stars: starsOf(items) }
}

/** The item that holds all counts of a store. */
export function visitorRatingItem(storeId: string, counts: StarCounts): Item {
  return {
    ...keyOf.visitorRating(storeId),
    ...Object.fromEntries(names.map((name, at) => [name, counts[at]])),
  }
}
