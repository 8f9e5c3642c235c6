import { imageFiles } from '#functions/images/image'
import { removeUnusedImages } from '#functions/images/image-uses'
import { type Item, toCleanUp } from '#table/keys'
import { queryItems } from '#table/read'
import { foldNewNotes } from './listing/fold-notes'
import { continueDeletion } from './store-deletion/stages'

/**
 * Limits that keep a call short. A write of staff runs two rounds, because the images of a deleted store
 * become due in the first one.
 */
const limits = { items: 10, steps: 3, rounds: 2 }

/** What follows a write of staff: deletions go on, and the listings learn of it. */
export async function cleanUpAfterWrite(now: Date): Promise<void> {
  const results = await Promise.allSettled([finishDeletions(now), foldNewNotes(now)])
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

/**
 * Finishes incomplete deletions: removes unused images, and continues the work on deleted and restored
 * stores. It runs after each write of staff. It may run at any other time, also several times at once.
 */
export async function finishDeletions(now: Date, rounds = limits.rounds): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const due = await findDue(now)
    if (due.length === 0) return
    const results = await Promise.allSettled([
      removeUnusedImages(due.filter(isImage), imageFiles, now),
      ...due
        .filter((item) => !isImage(item))
        .map(({ storeId }) => continueDeletion(storeId as string, limits.steps, now)),
    ])
    // Thrown only now, so that one failure does not stop the others.
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }
}

async function findDue(now: Date): Promise<Item[]> {
  const waiting = await queryItems({ index: 'byList', partition: toCleanUp(now).listPk }, limits.items)
  return waiting.filter(({ listSk }) => (listSk as string) <= now.toISOString())
}

function isImage({ sk }: Item): boolean {
  return sk === 'IMAGE'
}
