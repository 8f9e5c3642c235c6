import { type DeletedItem, removeFinal } from '#functions/entity/deleted-items'
import { imageFiles } from '#functions/images/image'
import { removeUnusedImages } from '#functions/images/image-uses'
import { type Item, cleanUpKeys } from '#table/keys'
import { queryItems } from '#table/read'
import { continueDeletion } from '#functions/store/deletion/phases'

/** The limits of one round. Images of a deleted store become due in one round and go in the next. */
const limits = { items: 10, steps: 3 }

/** Removes unused images and what was deleted long ago, and continues deletions. May run twice at once. */
export async function purgeDeleted(now: Date, rounds = 2): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const due = await findDue(now)
    if (due.length === 0) return
    const results = await Promise.allSettled([
      removeUnusedImages(due.filter(isImage), imageFiles, now),
      ...due.filter(isDeletedItem).map((item) => removeFinal(item, now)),
      ...due
        .filter((item) => !isImage(item) && !isDeletedItem(item))
        .map(({ storeId }) => continueDeletion(storeId as string, limits.steps, now)),
    ])
    // Thrown only now, so that one failure does not stop the others.
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }
}

async function findDue(now: Date): Promise<Item[]> {
  const waiting = await queryItems({ index: 'byList', partition: cleanUpKeys(now).listPk }, limits.items)
  return waiting.filter(({ listSk }) => (listSk as string) <= now.toISOString())
}

const isDeletedItem = (item: Item): item is DeletedItem => item.sk === 'BIN'

const isImage = ({ sk }: Item): boolean => sk === 'IMAGE'
