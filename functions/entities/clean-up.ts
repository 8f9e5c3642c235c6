import { imageFiles } from '#functions/images/image'
import { removeUnusedImages } from '#functions/images/image-uses'
import { type Item, toCleanUp } from '#table/keys'
import { queryItems } from '#table/read'
import { continueDeletion } from './store-deletion/stages'

/**
 * How much is done in one round of what others have left to do, so that none takes long. A write of staff
 * takes two of them, because what a store lets go of, its images, is due at once.
 */
const limits = { items: 10, steps: 3, rounds: 2 }

/**
 * Finishes deletions that are not complete: removes images that nothing uses any more, and goes on with what
 * deleted and restored stores have left to do. It runs after each write of staff and may run at any other
 * time, several at once.
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
    // One that fails does not keep the others waiting.
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
