import { countedStars, type StarCounts } from '#domain/visitor-rating'
import { tableName } from '#table/client'
import type { Item } from '#table/keys'
import type { Write } from '#table/write'
import { keyOf } from './keys'
import type { StoredReview } from './review'

type Counted = Pick<StoredReview, 'storeId' | 'approved' | 'rating' | 'source'>

/** The attributes that hold how many reviews gave so many stars. */
const names = ['stars1', 'stars2', 'stars3', 'stars4', 'stars5'] as const

/**
 * Counts that reviews of one store have changed, appeared or gone (product.md, section 23). It belongs into
 * the transaction that does so, under the condition that each of them is as it was read: then the counts are
 * always those of the reviews that there are. Hidden reviews are not counted. No write if nothing changes.
 */
export function countStars(before: readonly Counted[], after: readonly Counted[]): Write[] {
  const changes = differences(before, after)
  const changed = names.filter((_, at) => changes[at] !== 0)
  const storeId = (after[0] ?? before[0])?.storeId
  if (storeId === undefined || changed.length === 0) return []
  return [
    {
      item: {
        Update: {
          TableName: tableName(),
          Key: keyOf.visitorRating(storeId),
          UpdateExpression: `ADD ${changed.map((name) => `${name} :${name}`).join(', ')}`,
          ExpressionAttributeValues: Object.fromEntries(
            changed.map((name) => [`:${name}`, changes[names.indexOf(name)]]),
          ),
        },
      },
    },
  ]
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

/** The counts of a store as they are stored. None before its first review. */
export function starsOf(item: Item | undefined): StarCounts {
  return names.map((name) => Number(item?.[name] ?? 0)) as StarCounts
}

/** The item that holds the counts of a store. */
export function visitorRatingItem(storeId: string, counts: StarCounts): Item {
  return {
    ...keyOf.visitorRating(storeId),
    ...Object.fromEntries(names.map((name, at) => [name, counts[at]])),
  }
}
