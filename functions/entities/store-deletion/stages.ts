import { setTimeout as pause } from 'node:timers/promises'
import { useImages } from '#functions/images/image-uses'
import { goneMeanwhile, hide, isHidden, removeHidden, show } from '#table/hidden'
import type { Item } from '#table/keys'
import { getItems, queryItems } from '#table/read'
import { transact, type Write } from '#table/write'
import { count } from '../counter'
import { inParent } from '../keys'
import { advance, type Deletion, findDeletion, forget, isFinal, type Phase, tally } from './deletion'

/** How many coupons and how many reviews one transaction takes; each may let go of an image. */
const batchSize = 30

/** What one call hides or shows of a store's coupons and reviews at the most: some thousands. */
export const stepsPerCall = 60

/** In milliseconds: for an index to catch up. */
const settling = 100

/** Takes the next steps of a deletion, so many at most, as far as it is time for them. */
export async function continueDeletion(storeId: string, steps: number, now: Date): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const deletion = await findDeletion(storeId)
    if (!deletion || (deletion.phase === 'hidden' && !isFinal(deletion, now))) return
    try {
      await stepOf[deletion.phase](deletion, now)
    } catch (error) {
      if (error !== goneMeanwhile) throw error
    }
  }
}

/** One step of each phase. Each of them may be cut off, or be done by several at once. */
const stepOf: Record<Phase, (deletion: Deletion, now: Date) => Promise<void>> = {
  hiding: hideOrWait,
  hidden: beginToPurge,
  purging: purge,
  restoring: restore,
}

async function hideOrWait(deletion: Deletion): Promise<void> {
  if (await hideSome(deletion)) return
  await transact([advance(deletion, ['hiding'], 'hidden', new Date(deletion.finalAt))])
}

async function beginToPurge(deletion: Deletion, now: Date): Promise<void> {
  const images = useImages([deletion.store.logo], [], now)
  await transact([advance(deletion, ['hidden'], 'purging', now), ...images])
}

async function purge(deletion: Deletion, now: Date): Promise<void> {
  // What an index showed only after all had been hidden.
  if (await hideSome(deletion)) return
  await withHidden(deletion, (items) => [
    ...items.map(removeHidden),
    ...useImages(items.flatMap(pictureOf), [], now),
  ])
}

async function restore(deletion: Deletion): Promise<void> {
  await withHidden(deletion, (items) => [...items.map(show), ...counted(items, 1)])
}

/** Deletes one of what is hidden with its deleted store, before all of it is purged. */
export async function eraseHidden(item: Item, now: Date): Promise<void> {
  const deletion = await findDeletion(item.storeId as string)
  const uncounted = deletion ? [tally(deletion, -1, [item])] : []
  await transact([...uncounted, removeHidden(item), ...useImages(pictureOf(item), [], now)])
}

/** Whether there was something left to hide. */
async function hideSome(deletion: Deletion): Promise<boolean> {
  const { storeId, expiresAt } = deletion
  const found = await itemsIn(inParent.couponsOf(storeId), inParent.reviewsOf(storeId))
  if (found.length === 0) return false
  const items = found.filter((item) => !isHidden(item))
  if (items.length === 0) await pause(settling)
  else {
    await transact([
      tally(deletion, 1, items),
      ...items.map((item) => hide(item, inParent.hiddenOf(storeId), Number(expiresAt))),
      ...counted(items, -1),
    ])
  }
  return true
}

/** Does away with what is hidden, in one way or another, and with the deletion when nothing is. */
async function withHidden(deletion: Deletion, writesFor: (items: Item[]) => Write[]): Promise<void> {
  const found = await itemsIn(inParent.hiddenOf(deletion.storeId))
  const items = found.filter(isHidden)
  if (items.length > 0) await transact([tally(deletion, -1, items), ...writesFor(items)])
  else if (deletion.hiddenCount > 0) await pause(settling)
  else await transact([forget(deletion)])
}

/** The first items of some partitions, as they are now: an index may still name what has left it. */
async function itemsIn(...partitions: string[]): Promise<Item[]> {
  const lists = await Promise.all(
    partitions.map((partition) => queryItems({ index: 'byParent', partition }, batchSize)),
  )
  const keys = lists.flat().map(({ pk, sk }) => ({ pk, sk }))
  return getItems(keys, { latest: true })
}

function counted(items: Item[], sign: 1 | -1): Write[] {
  return (['COUPON', 'REVIEW'] as const).flatMap((entity) => {
    const length = items.filter(({ sk }) => sk === entity).length
    return length > 0 ? [count(entity, sign * length)] : []
  })
}

function pictureOf({ profilePicture }: Item): string[] {
  return typeof profilePicture === 'string' ? [profilePicture] : []
}
