import { undoWindow } from '#domain/http/undo'
import { tableName } from '#table/client'
import { changedMeanwhile } from '#table/hidden'
import { type Item, toCleanUp } from '#table/keys'
import { getItem } from '#table/read'
import type { Write } from '#table/write'
import { inDeleted, keyOf } from '#functions/entity/keys'
import type { StoredStore } from '../store'

/**
 * A store may have more coupons and reviews than fit into one transaction. So the first transaction removes
 * the store and leaves a deletion: an item that holds the store and the phase of the work. Any request may
 * take the next step, several also at once, because each step is conditional on its phase.
 *
 * - hiding: coupons and reviews leave the lists and the counts. Next: hidden.
 * - hidden: the deletion waits for the end of the undo window. Next: purging, or restoring if staff restore
 *   the store.
 * - purging: the hidden items are deleted, with their images. Then the deletion is removed.
 * - restoring: the store exists again, and the hidden items come back. Then the deletion is removed.
 */
export type Phase = 'hiding' | 'hidden' | 'purging' | 'restoring'

export interface Deletion extends Item {
  storeId: string
  deletedAt: string
  /** The deleted store. */
  store: Item & StoredStore
  phase: Phase
  /** The end of the undo window. */
  finalAt: string
  /** How many coupons and reviews are hidden. It is exact, while indexes may be behind. */
  hiddenCount: number
  hiddenCoupons: number
  hiddenReviews: number
}

/**
 * In milliseconds. DynamoDB deletes hidden items by itself so long after the undo window, if nobody has
 * purged them.
 */
const retention = 30 * 24 * 60 * 60_000

/** The deletion to put in the transaction that removes the store. */
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
    expiresAt: endOfDeletion(finalAt),
  }
}

/** When DynamoDB deletes it, in seconds since 1970. */
function endOfDeletion(finalAt: Date): number {
  return Math.ceil((finalAt.getTime() + retention) / 1000)
}

/** The deletion of a store; undefined if there is none, or if it is complete. */
export async function findDeletion(storeId: string): Promise<Deletion | undefined> {
  return (await getItem(keyOf.deletion(storeId), { latest: true })) as Deletion | undefined
}

/** Whether the store can no longer be restored. */
export function isFinal({ phase, finalAt }: Deletion, now: Date): boolean {
  return phase === 'purging' || (phase !== 'restoring' && finalAt <= now.toISOString())
}

/**
 * Begins the next phase, on the condition that the deletion is in one of `from`. The next step is due at
 * `due`. A store that is being restored or purged leaves the list of stores that can be restored.
 */
export function advance(deletion: Deletion, from: readonly Phase[], to: Phase, due: Date): Write {
  return updateInPhase(deletion, from, {
    UpdateExpression: `SET phase = :to, listSk = :due${to === 'hidden' ? '' : ' REMOVE statusPk, statusSk'}`,
    ExpressionAttributeValues: { ':to': to, ':due': toCleanUp(due).listSk },
  })
}

/**
 * Adds to the count of hidden items, on the condition that the deletion is still in the phase that was read.
 */
export function tally(deletion: Deletion, sign: 1 | -1, items: Item[]): Write {
  const coupons = items.filter(({ sk }) => sk === 'COUPON').length
  return updateInPhase(deletion, [deletion.phase], {
    UpdateExpression: 'ADD hiddenCount :all, hiddenCoupons :coupons, hiddenReviews :reviews',
    ExpressionAttributeValues: {
      ':all': sign * items.length,
      ':coupons': sign * coupons,
      ':reviews': sign * (items.length - coupons),
    },
  })
}

function updateInPhase(
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
    refusal: changedMeanwhile,
  }
}

/** Removes the deletion, on the condition that nothing is hidden. */
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
    refusal: changedMeanwhile,
  }
}
