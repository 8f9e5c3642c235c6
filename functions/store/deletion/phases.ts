import { setTimeout as pause } from 'node:timers/promises'
import { imageUseWrites } from '#functions/images/image-uses'
import { changedMeanwhile, hideFromLists, isHidden, removeHidden, showInLists } from '#table/hidden'
import type { List } from '#table/cursor'
import type { Item } from '#table/keys'
import { getItems, queryItems } from '#table/read'
import { shardKeysOf } from '#table/sharded-counter'
import { remove, transact, type Write } from '#table/write'
import { counterWrite } from '#functions/entity/counter'
import { couponParts } from '#functions/features/coupon-parts'
import { keyOfStars } from '#functions/review/keys'
import { listOf } from '#functions/entity/order'
import { coupons } from '#functions/coupon/coupon'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import { reviews } from '#functions/review/review'
import type { StoredReview } from '#functions/review/stored-review'
import { readSlugs, releaseSlug } from '#functions/entity/slugs'
import { slugsOf } from '../store'
import { countStars } from '#functions/review/visitor-rating'
import { advance, type Deletion, findDeletion, forget, isFinal, type Phase, countHidden } from './deletion'

/** Coupons, and reviews, in one transaction, each with the release of an image. */
const batchSize = 30

/** Coupons and reviews of a deleted store (functions/table/hidden). */
const hiddenOf = (storeId: string) => listOf({ index: 'byParent', partition: 'STORE#*#HIDDEN' }, storeId)

/** A call takes this many steps: some hundreds of coupons and reviews. Clean-up does the rest. */
export const stepsPerCall = 12

/** In milliseconds. Time for an index to catch up. */
const indexPollInterval = 100

export async function continueDeletion(storeId: string, steps: number, now: Date): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const deletion = await findDeletion(storeId)
    if (!deletion || (deletion.phase === 'hidden' && !isFinal(deletion, now))) return
    try {
      await stepOf[deletion.phase](deletion, now)
    } catch (error) {
      if (error !== changedMeanwhile) throw error
    }
  }
}

/** A step may be cut off, and several requests may take it at once. */
const stepOf: Record<Phase, (deletion: Deletion, now: Date) => Promise<void>> = {
  hiding: hideOrWait,
  hidden: beginToPurge,
  purging: purge,
  restoring: (deletion) =>
    withHidden(deletion, (items) => [...items.map(showInLists), ...countWrites(items, 1)]),
}

async function hideOrWait(deletion: Deletion): Promise<void> {
  if (await hideSome(deletion)) return
  await transact([advance(deletion, ['hiding'], 'hidden', new Date(deletion.finalAt))])
}

async function beginToPurge(deletion: Deletion, now: Date): Promise<void> {
  const images = imageUseWrites([deletion.store.logo], [], now)
  await transact([advance(deletion, ['hidden'], 'purging', now), ...images])
}

async function purge(deletion: Deletion, now: Date): Promise<void> {
  // The index showed these only after the others had been hidden.
  if (await hideSome(deletion)) return
  await withHidden(deletion, (items) => [
    ...items.map(removeHidden),
    ...items.flatMap((item) => (item.sk === 'COUPON' ? dependentsOf(item as CouponItem) : [])),
    ...imageUseWrites(items.flatMap(pictureOf), [], now),
  ])
}

export async function eraseHidden(item: Item, now: Date): Promise<void> {
  const deletion = await findDeletion(item.storeId as string)
  const uncounted = deletion ? [countHidden(deletion, -1, [item])] : []
  await transact([...uncounted, removeHidden(item), ...imageUseWrites(pictureOf(item), [], now)])
}

async function hideSome(deletion: Deletion): Promise<boolean> {
  const { storeId, expiresAt } = deletion
  const { ofStore, scheduledOfStore } = coupons.orders
  const ofCoupons = { ...listOf(ofStore, storeId), also: [listOf(scheduledOfStore, storeId).partition] }
  const found = await itemsIn(ofCoupons, reviews.list('ofStore', storeId))
  if (found.length === 0) return false
  // An index may still show coupons that were moved to another store.
  const items = found.filter((item) => !isHidden(item) && item.storeId === storeId)
  if (items.length === 0) await pause(indexPollInterval)
  else {
    await transact([
      countHidden(deletion, 1, items),
      ...items.map((item) => hideFromLists(item, hiddenOf(storeId).partition, Number(expiresAt))),
      ...countWrites(items, -1),
    ])
  }
  return true
}

async function withHidden(deletion: Deletion, writesFor: (items: Item[]) => Write[]): Promise<void> {
  const found = await itemsIn(hiddenOf(deletion.storeId))
  const items = found.filter(isHidden)
  if (items.length > 0) await transact([countHidden(deletion, -1, items), ...writesFor(items)])
  else if (deletion.hiddenCount > 0) await pause(indexPollInterval)
  else {
    if (deletion.phase === 'purging') await releaseSlugs(deletion)
    // Hidden reviews are not in the counts.
    const stars = deletion.phase === 'purging' ? shardKeysOf(keyOfStars(deletion.storeId)) : []
    await transact([forget(deletion), ...stars.map(remove)])
  }
}

async function releaseSlugs(deletion: Deletion): Promise<void> {
  for (;;) {
    const slugs = await readSlugs(slugsOf(deletion.store))
    if (slugs.length === 0) return
    await transact(slugs.map(releaseSlug))
  }
}

/** Read consistently: an index may still show items that have left it. */
async function itemsIn(...lists: List[]): Promise<Item[]> {
  const parts = await Promise.all(lists.map((list) => queryItems(list, batchSize)))
  const keys = parts.flat().map(({ pk, sk }) => ({ pk, sk }))
  return getItems(keys, { consistent: true })
}

function countWrites(items: Item[], sign: 1 | -1): Write[] {
  const counts = (['COUPON', 'REVIEW'] as const).flatMap((entity) => {
    const length = items.filter(({ sk }) => sk === entity).length
    return length > 0 ? [counterWrite(entity, sign * length)] : []
  })
  const rated = items.filter(({ sk }) => sk === 'REVIEW') as (Item & StoredReview)[]
  return [...counts, ...(sign === 1 ? countStars([], rated) : countStars(rated, []))]
}

function dependentsOf(coupon: CouponItem): Write[] {
  return couponParts.flatMap(({ dependents }) => dependents(coupon, undefined).writes)
}

function pictureOf({ profilePicture }: Item): string[] {
  return typeof profilePicture === 'string' ? [profilePicture] : []
}
