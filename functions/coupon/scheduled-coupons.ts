import { statusOf } from '#domain/coupon/coupon-status'
import type { List } from '#table/cursor'
import type { Item } from '#table/keys'
import { queryItems } from '#table/read'
import { briefly } from '#table/retry'
import { differences, isConflict, replace } from '#table/rewrite'
import { transact } from '#table/write'
import { asOf, coupons } from './coupon'
import { listsToMove } from './coupon-lists'
import type { CouponItem } from './stored-coupon'

/**
 * Coupons that start later lie in partitions of their own, so that the lists of visitors do not cost them. A
 * write says which they are. What started since then is read with each list, until the task has moved it.
 */

/** So many that start at the same time are in the lists at once, others when the task has moved some. */
const mostDue = 500

/** Those that the task moves at the same time, and in one call. */
const most = { together: 20, moved: 2000 }

/** The items of a list of scheduled coupons, with the keys of now. */
export async function readDue(due: List, now: Date): Promise<Item[]> {
  return (await queryItems(due, mostDue)).map((item) => keyedAsOf(item, now))
}

/** Whether visitors may be told of it. */
export function hasStarted(item: Item, now: Date): boolean {
  return statusOf(item as CouponItem, now) !== 'scheduled'
}

/**
 * Moves the coupons whose start has come into the lists. Their versions stay, so what staff are about to save
 * does not conflict with it.
 */
export async function moveStarted(now: Date): Promise<void> {
  const lists = await Promise.all(listsToMove(now).map((list) => queryItems(list, most.moved)))
  const found = lists.flat()
  for (let at = 0; at < found.length; at += most.together) {
    await Promise.all(found.slice(at, at + most.together).map((item) => move(item, now)))
  }
}

async function move(before: Item, now: Date): Promise<void> {
  const after = keyedAsOf(before, now)
  if (differences(before, after).length === 0) return
  await transact([replace(before, after, ['isScheduled'])], briefly).catch((error: unknown) => {
    // A write that came first has moved it.
    if (!isConflict(error)) throw error
  })
}

/** A coupon in the form that a write at this moment gives it. */
function keyedAsOf(item: Item, now: Date): Item {
  return coupons.withKeys(asOf(item as CouponItem, now))
}
