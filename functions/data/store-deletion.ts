import { AppError } from '#domain/errors'
import { useImages } from './image-uses'
import { type Entity, inList, inParent, type Item, keyOf } from './keys'
import { getItems, queryItems } from './read-items'
import { count, put, remove, removeExisting, transact, type Write } from './write-items'

/**
 * A store may have more coupons and reviews than fit one transaction. So the first one deletes the store itself and
 * leaves a deletion: an item that says what is left to do. Whoever finds it goes on with it, as often as it takes.
 */
export function newDeletion(storeId: string, now: Date): Item {
  const started = now.toISOString()
  return { ...keyOf.deletion(storeId), ...inList.toCleanUp(now), storeId, started, swept: false }
}

/** How many coupons and how many reviews go in one transaction; each may let go of an image. */
const batchSize = 30

/**
 * How long, in milliseconds, an index may take to show a coupon or a review that was created just before its store
 * was deleted: after that time it is looked once more.
 */
const settling = 60_000

/** Deletes what a deleted store has left, so many batches of it at most. */
export async function continueDeletion(deletion: Item, batches: number, now: Date): Promise<void> {
  const swept = await sweep(deletion.storeId ?? '', batches, now)
  if (!swept) return
  const settled = new Date(Date.parse(deletion.started as string) + settling)
  await transact([
    now < settled ? put({ ...deletion, ...inList.toCleanUp(settled), swept }) : remove(deletion),
  ])
}

/** Whether nothing was left in the end. */
async function sweep(storeId: string, batches: number, now: Date): Promise<boolean> {
  for (let batch = 0; batch < batches; batch++) {
    const items = await belongingsOf(storeId)
    if (items.length === 0) return true
    await removeAll(items, now)
  }
  return false
}

async function belongingsOf(storeId: string): Promise<Item[]> {
  const partitions = [inParent.couponsOf(storeId), inParent.reviewsOf(storeId)]
  const lists = await Promise.all(
    partitions.map((partition) => queryItems({ index: 'byParent', partition }, batchSize)),
  )
  return lists.flat()
}

async function removeAll(found: Item[], now: Date): Promise<void> {
  // The index may still name what is gone already.
  const items = await getItems(
    found.map(({ pk, sk }) => ({ pk, sk })),
    { latest: true },
  )
  if (items.length === 0) return
  const pictures = items.flatMap(({ profilePicture }) => (profilePicture as string | null | undefined) ?? [])
  try {
    await transact([
      // Only what is still there is taken off the counts.
      ...items.map(({ pk, sk }) => removeExisting({ pk, sk }, goneMeanwhile)),
      ...(['COUPON', 'REVIEW'] as const).flatMap((entity) => countOff(entity, items)),
      ...useImages(pictures, [], now),
    ])
  } catch (error) {
    if (error !== goneMeanwhile) throw error
  }
}

function countOff(entity: Entity, items: Item[]): Write[] {
  const gone = items.filter(({ sk }) => sk === entity).length
  return gone > 0 ? [count(entity, -gone)] : []
}

/** Someone else is deleting the same things; what they leave is found by the next look. */
const goneMeanwhile = new AppError('unavailable', 'The database is busy. Please try again.', {
  retryAfter: 1,
})
