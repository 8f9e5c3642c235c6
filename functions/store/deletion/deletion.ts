import { undoWindow } from '#domain/deletion/undo-window'
import { changedMeanwhile } from '#table/hidden'
import { type Item, indexKeysAt, cleanUpKeys } from '#table/keys'
import { getItem } from '#table/read'
import { type Write, writeTo } from '#table/write'
import { keyOfDeletion } from '../keys'
import type { StoredStore } from '../store'
import { day } from '#domain/time/lengths'

/**
 * A store may have more coupons and reviews than fit into one transaction. So the first one removes the store
 * and leaves a deletion, whose phase is a condition of each step. Any request may take the next step.
 * - hiding: coupons and reviews leave the lists and the counts.
 * - hidden: waits for the end of the undo window, or for staff.
 * - purging: the hidden items are deleted, with their images.
 * - restoring: the store exists again, and the hidden items come back.
 */
export type Phase = 'hiding' | 'hidden' | 'purging' | 'restoring'

export interface Deletion extends Item {
  storeId: string
  deletedAt: string
  store: Item & StoredStore
  phase: Phase
  finalAt: string
  /** Exact, while indexes may be behind. */
  hiddenCount: number
  hiddenCoupons: number
  hiddenReviews: number
}

export const deletedStores = { index: 'byStatus', partition: 'STORE#DELETED' } as const

/** In milliseconds after the undo window. Then DynamoDB deletes what nobody has purged. */
const retention = 30 * day

export function newDeletion(store: Deletion['store'], now: Date): Deletion {
  const storeId = store._id
  const finalAt = new Date(now.getTime() + undoWindow)
  return {
    ...keyOfDeletion(storeId),
    ...cleanUpKeys(now),
    ...indexKeysAt(deletedStores, `${now.toISOString()}#${storeId}`),
    deletedAt: now.toISOString(),
    storeId,
    store,
    phase: 'hiding',
    finalAt: finalAt.toISOString(),
    hiddenCount: 0,
    hiddenCoupons: 0,
    hiddenReviews: 0,
    expiresAt: Math.ceil((finalAt.getTime() + retention) / 1000),
  }
}

export async function findDeletion(storeId: string): Promise<Deletion | undefined> {
  return (await getItem(keyOfDeletion(storeId), { consistent: true })) as Deletion | undefined
}

export function isFinal({ phase, finalAt }: Deletion, now: Date): boolean {
  return phase === 'purging' || (phase !== 'restoring' && finalAt <= now.toISOString())
}

/** On condition that the deletion is in one of `from`. `due` is the time of the next step. */
export function advance(deletion: Deletion, from: readonly Phase[], to: Phase, due: Date): Write {
  return updateInPhase(deletion, from, {
    UpdateExpression: `SET phase = :to, listSk = :due${to === 'hidden' ? '' : ' REMOVE statusPk, statusSk'}`,
    ExpressionAttributeValues: { ':to': to, ':due': cleanUpKeys(due).listSk },
  })
}

/** On condition that the deletion is still in the phase that was read. */
export function countHidden(deletion: Deletion, sign: 1 | -1, items: Item[]): Write {
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
  deletion: Deletion,
  phases: readonly Phase[],
  update: { UpdateExpression: string; ExpressionAttributeValues: Record<string, unknown> },
): Write {
  const names = phases.map((_, at) => `:phase${at}`)
  const values = Object.fromEntries(phases.map((phase, at) => [`:phase${at}`, phase]))
  return writeTo('Update', deletion, {
    UpdateExpression: update.UpdateExpression,
    ConditionExpression: `phase IN (${names.join(', ')})`,
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...values },
    refusal: changedMeanwhile,
  })
}

export function forget(deletion: Deletion): Write {
  return writeTo('Delete', deletion, {
    ConditionExpression: 'phase = :phase AND hiddenCount <= :none',
    ExpressionAttributeValues: { ':phase': deletion.phase, ':none': 0 },
    refusal: changedMeanwhile,
  })
}
