import { setTimeout as pause } from 'node:timers/promises'
import type { Page, PageRequest } from '#domain/paging'
import { undoWindow } from '#domain/undo'
import { tableName } from '#table/client'
import { goneMeanwhile, hide, isHidden, removeHidden, show } from '#table/hidden'
import { useImages } from '#functions/images/image-uses'
import { type Item, toCleanUp } from '#table/keys'
import { count } from './counter'
import { type Entity, inDeleted, inParent, keyOf } from './keys'
import { getItem, getItems, queryItems, queryPage } from '#table/read'
import { transact, type Write } from '#table/write'

/**
 * A store may have more coupons and reviews than fit one transaction. So the first one takes the store away and
 * leaves a deletion: an item that keeps the store as it was and says what is left to do. Whoever finds it takes the
 * next step, as often as it takes, and several may do so at once: each step holds only in its phase.
 *
 * - hiding: coupons and reviews leave the lists and the counts. Then the deletion is
 * - hidden: it waits for the end of the time in which it can be taken back. Then it is
 * - purging: what is hidden is deleted, with the images. Or, when staff have taken it back in time,
 * - restoring: the store is there again, what is hidden comes back.
 */
type Phase = 'hiding' | 'hidden' | 'purging' | 'restoring'

export interface Deletion extends Item {
  storeId: string
  deletedAt: string
  store: Item
  phase: Phase
  /** Until then it can be taken back. */
  finalAt: string
  /** How many coupons and reviews are hidden: indexes may be behind, this is not. */
  hiddenCount: number
  hiddenCoupons: number
  hiddenReviews: number
}

/** How many coupons and how many reviews one transaction takes; each may let go of an image. */
const batchSize = 30

/** In milliseconds: for an index to catch up, and until DynamoDB deletes by itself what nobody has come to purge. */
const times = { settling: 100, keeping: 30 * 24 * 60 * 60_000 }

/** The deletion that the transaction which takes the store away has to leave. */
export function newDeletion(store: Item, now: Date): Deletion {
  const storeId = store._id as string
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
    expiresAt: Math.ceil((finalAt.getTime() + times.keeping) / 1000),
  }
}

/** The deletions that can be taken back, the newest first. */
export async function listDeletions(page: PageRequest, now: Date): Promise<Page<Deletion>> {
  const from = new Date(now.getTime() - undoWindow).toISOString()
  const list = { index: 'byStatus', partition: inDeleted.stores, from, descending: true } as const
  const { items, next } = await queryPage(list, page)
  return { items: items as Deletion[], next }
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
 * Lets a transaction pass only in one of the phases, and begins the next one. `due`: when the next step is to come. What is
 * restored or purged can't be taken back any more, and leaves the list of those that can.
 */
export function advance(deletion: Deletion, from: readonly Phase[], to: Phase, due: Date): Write {
  return whileIn(deletion, from, {
    UpdateExpression: `SET phase = :to, listSk = :due${to === 'hidden' ? '' : ' REMOVE statusPk, statusSk'}`,
    ExpressionAttributeValues: { ':to': to, ':due': toCleanUp(due).listSk },
  })
}

/** Takes the next steps of a deletion, so many at most, as far as it is time for them. */
export async function continueDeletion(storeId: string, steps: number, now: Date): Promise<void> {
  for (let step = 0; step < steps; step++) {
    const deletion = await findDeletion(storeId)
    if (!deletion || (deletion.phase === 'hidden' && !isFinal(deletion, now))) return
    try {
      await take[deletion.phase](deletion, now)
    } catch (error) {
      if (error !== goneMeanwhile) throw error
    }
  }
}

const take: Record<Phase, (deletion: Deletion, now: Date) => Promise<void>> = {
  hiding: async (deletion) => {
    if (await hideSome(deletion)) return
    await transact([advance(deletion, ['hiding'], 'hidden', new Date(deletion.finalAt))])
  },
  hidden: async (deletion, now) => {
    const images = useImages([deletion.store.logo as string | null], [], now)
    await transact([advance(deletion, ['hidden'], 'purging', now), ...images])
  },
  purging: async (deletion, now) => {
    // What an index showed only after all had been hidden.
    if (await hideSome(deletion)) return
    await withHidden(deletion, (items) => [
      ...items.map(removeHidden),
      ...useImages(items.flatMap(pictureOf), [], now),
    ])
  },
  restoring: async (deletion) => {
    await withHidden(deletion, (items) => [...items.map(show), ...counted(items, 1)])
  },
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
  if (items.length === 0) await pause(times.settling)
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
  else if (deletion.hiddenCount > 0) await pause(times.settling)
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
  return (['COUPON', 'REVIEW'] as const satisfies Entity[]).flatMap((entity) => {
    const length = items.filter(({ sk }) => sk === entity).length
    return length > 0 ? [count(entity, sign * length)] : []
  })
}

function pictureOf({ profilePicture }: Item): string[] {
  return typeof profilePicture === 'string' ? [profilePicture] : []
}

/** Counts what is hidden, and lets the transaction pass only in the phase that the deletion was read in. */
function tally(deletion: Deletion, sign: 1 | -1, items: Item[]): Write {
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

function forget({ pk, sk, phase }: Deletion): Write {
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
