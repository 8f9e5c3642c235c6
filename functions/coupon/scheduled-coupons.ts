import { couponStatusOf } from '#domain/coupon/coupon-status'
import type { List } from '#table/cursor'
import { inBatches } from '#table/in-batches'
import type { Item } from '#table/keys'
import { queryItems } from '#table/read'
import { shortRetry } from '#table/retry'
import { differences } from '#table/if-unchanged'
import { isConflict, replace } from '#table/rewrite'
import { transact } from '#table/write'
import { coupons, withScheduledFlag } from './coupon'
import { listToMove } from './coupon-lists'
import type { CouponItem } from './stored-coupon'

/** Scheduled coupons have partitions that visitors' lists do not read. Clean-up moves them at their start. */

/** More that start at the same time are in the lists only after clean-up has moved them. */
const maxDue = 500

const maxMoved = 2000

export const readDue = async (due: List, now: Date): Promise<Item[]> =>
  (await queryItems(due, maxDue)).map((item) => keyedWithFlag(item, now))

export const hasStarted = (item: Item, now: Date): boolean =>
  couponStatusOf(item as CouponItem, now) !== 'scheduled'

/** Their versions stay, so that a form that staff have open does not conflict. */
export async function moveStarted(now: Date): Promise<void> {
  await inBatches(await queryItems(listToMove(now), maxMoved), (item) => move(item, now))
}

async function move(before: Item, now: Date): Promise<void> {
  const after = keyedWithFlag(before, now)
  if (differences(before, after).length === 0) return
  await transact([replace(before, after, ['isScheduled'])], shortRetry).catch((error: unknown) => {
    // Another write has moved it.
    if (!isConflict(error)) throw error
  })
}

const keyedWithFlag = (item: Item, now: Date): Item =>
  coupons.withKeys(withScheduledFlag(item as CouponItem, now))
