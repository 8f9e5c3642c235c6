import { deleteImage } from './image'
import { removeUnusedImage } from './image-uses'
import type { Item } from './keys'
import { inList } from './keys'
import { queryItems } from './read-items'
import { continueDeletion } from './store-deletion'

/** How much one call does of what others have left to do, so that none takes long. */
const limits = { items: 10, batches: 3 }

/**
 * Finishes deletions that are not complete: removes images that nothing uses any more, and goes on with what deleted
 * stores have left. It runs after each write of staff and may run at any other time, several at once.
 */
export async function finishDeletions(now: Date): Promise<void> {
  const waiting = await queryItems({ index: 'byList', partition: inList.toCleanUp(now).listPk }, limits.items)
  const due = waiting.filter(({ listSk }) => (listSk as string) <= now.toISOString())
  const results = await Promise.allSettled(due.map((item) => finish(item, now)))
  // One that fails does not keep the others waiting.
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

function finish(item: Item, now: Date): Promise<void> {
  return item.sk === 'IMAGE'
    ? removeUnusedImage(item, deleteImage, now)
    : continueDeletion(item, limits.batches, now)
}
