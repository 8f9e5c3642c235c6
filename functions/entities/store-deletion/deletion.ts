import { undoWindow } from '#domain/undo'
import { tableName } from '#table/client'
import { goneMeanwhile } from '#table/hidden'
import { type Item, toCleanUp } from '#table/keys'
import { getItem } from '#table/read'
import type { Write } from '#table/write'
import { inDeleted, keyOf } from '../keys'
import type { StoredStore } from '../store'

/**
 * A store may have more coupons and reviews than fit one transaction. So the first one takes the store away
 * and leaves a deletion: an item that keeps the store as it was and says what is left to do. Whoever finds it
 * takes the next step, as often as it takes, and several may do so at once: each step holds only in its
 * phase.
 *
 * - hiding: coupons and reviews leave the lists and the counts. Then the deletion is
 * - hidden: it waits for the end of the time in which it can be taken back. Then it is
 * - purging: what is hidden is deleted, with the images. Or, when staff have taken it back in time,
 * - restoring: the store is there again, what is hidden comes back.
 */
export type Phase = 'hiding' | 'hidden' | 'purging' | 'restoring'

export interface Deletion extends Item {
  storeId: string
  deletedAt: string
  store: Item & StoredStore
  phase: Phase
  /** Until then it can be taken back. */
  finalAt: string
  /** How many coupons and reviews are hidden: indexes may be behind, this is not. */
  hiddenCount: number
  hiddenCoupons: number
  hiddenReviews: number
}

/**
 * In milliseconds: after the end of the undo window, until DynamoDB deletes by itself what nobody has purged.
 */
const keptFor = 30 * 24 * 60 * 60_000

/** The deletion that the transaction which takes the store away has to leave. */
export function newDeletion(store: Deletion['store'], now: Date): Deletion {
  const storeId = store._id
  const finalAt = new Date(now.getTime() + undoWindow)
  return {
    ...keyOf.deletion(storeId),
    ...toCleanUp(now),
    ...inDeleted.store(now, storeId),
    deletedAt: now.toISOString(),
    storeId,
    store,
    phase: 'hiding',
    finalAt: finalAt.toISOString(),
    hiddenCount: 0,
    hiddenCoupons: 0,
    hiddenReviews: 0,
    expiresAt: Math.ceil((finalAt.getTime() + keptFor) / 1000),
  }
}

/** The deletion of a store; undefined when there is none, and no longer one. */
export async function findDeletion(storeId: string): Promise<Deletion | undefined> {
  return (await getItem(keyOf.deletion(storeId), { latest: true })) as Deletion | undefined
}

/** Whether there is nothing left to be taken back. */
export function isFinal({ phase, finalAt }: Deletion, now: Date): boolean {
  return phase === 'purging' || (phase !== 'restoring' && finalAt <= now.toISOString())
}

/**
 * Lets a transaction pass only in one of the phases, and begins the next one. `due`: when the next step is to
 * come. What is restored or purged can't be taken back any more, and leaves the list of those that can.
 */
export function advance(deletion: Deletion, from: readonly Phase[], to: Phase, due: Date): Write {
  return whileIn(deletion, from, {
    UpdateExpression: `SET phase = :to, listSk = :due${to === 'hidden' ? '' : ' REMOVE statusPk, statusSk'}`,
    ExpressionAttributeValues: { ':to': to, ':due': toCleanUp(due).listSk },
  })
}

/** Counts what is hidden, and lets the transaction pass only in the phase that the deletion was read in. */
export function tally(deletion: Deletion, sign: 1 | -1, items: Item[]): Write {
  const coupons = items.filter(({ sk }) => sk === 'COUPON').length
  return whileIn(deletion, [deletion.phase], {
    UpdateExpression: 'ADD hiddenCount :all, hiddenCoupons :coupons, hiddenReviews :reviews',
    ExpressionAttributeValues: {
      ':all': sign * items.length,
      ':coupons': sign * coupons,
      ':reviews': sign * (items.length - coupons),
    },
  })
}

function whileIn(
  { pk, sk }: Deletion,
  phases: readonly Phase[],
  update: { UpdateExpression: string; ExpressionAttributeValues: Record<string, unknown> },
): Write {
  const names = phases.map((_, at) => `:phase${at}`)
  const values = Object.fromEntries(phases.map((phase, at) => [`:phase${at}`, phase]))
  return {
    item: {
      Update: {
        TableName: tableName(),
        Key: { pk, sk },
        UpdateExpression: update.UpdateExpression,
        ConditionExpression: `phase IN (${names.join(', ')})`,
        ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...values },
      },
    },
    refusal: goneMeanwhile,
  }
}

/** Removes the deletion, when nothing is hidden. */
export function forget({ pk, sk, phase }: Deletion): Write {
  return {
    item: {
      Delete: {
        TableName: tableName(),
        Key: { pk, sk },
        ConditionExpression: 'phase = :phase AND hiddenCount <= :none',
        ExpressionAttributeValues: { ':phase': phase, ':none': 0 },
      },
    },
    refusal: goneMeanwhile,
  }
}
