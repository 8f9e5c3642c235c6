import { countedStars, type StarCounts } from '#domain/review/visitor-rating'
import type { Item } from '#table/keys'
import { queryPartition } from '#table/read'
import { keepPendingItem } from '#table/read-once'
import { addToShard, totalOf } from '#table/sharded-counter'
import type { Write } from '#table/write'
import { keyOfStars } from './keys'
import { keyOfStore } from '#functions/store/keys'
import type { StoredReview } from './stored-review'

type Counted = Pick<StoredReview, 'storeId' | 'approved' | 'rating' | 'source'>

const names = ['stars1', 'stars2', 'stars3', 'stars4', 'stars5'] as const

/** For the transaction that changes the reviews, on condition that each is as it was read. */
export function countStars(before: readonly Counted[], after: readonly Counted[]): Write[] {
  const changes = differences(before, after)
  const changed = names.flatMap((name, at) => (changes[at] ? [[name, changes[at]] as const] : []))
  const storeId = (after[0] ?? before[0])?.storeId
  if (storeId === undefined || changed.length === 0) return []
  return [addToShard(keyOfStars(storeId), Object.fromEntries(changed))]
}

function differences(before: readonly Counted[], after: readonly Counted[]): StarCounts {
  const changes: StarCounts = [0, 0, 0, 0, 0]
  for (const review of before) add(changes, review, -1)
  for (const review of after) add(changes, review, 1)
  return changes
}

function add(counts: StarCounts, review: Counted, difference: 1 | -1): void {
  const at = (countedStars(review) ?? 0) - 1
  const count = counts[at]
  if (count !== undefined) counts[at] = count + difference
}

export const countsOf = (reviews: readonly Counted[]): StarCounts => differences([], reviews)

const starsOf = (items: readonly Item[]): StarCounts =>
  names.map((name) => totalOf(items, name)) as StarCounts

/** More than a store's partition has. */
const maxItems = 100

export async function readStoreWithStars(id: string) {
  const key = keyOfStore(id)
  const reading = queryPartition(key.pk, {}, maxItems)
  const storeIn = (items: Item[]) => items.find(({ sk }) => sk === key.sk)
  keepPendingItem(key, reading.then(storeIn))
  const items = await reading
  return { store: storeIn(items), stars: starsOf(items) }
}

export const visitorRatingItem = (storeId: string, counts: StarCounts): Item => ({
  ...keyOfStars(storeId),
  ...Object.fromEntries(names.map((name, at) => [name, counts[at]])),
})
