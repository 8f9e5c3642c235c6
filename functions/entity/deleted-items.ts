import { undoWindow } from '#domain/deletion/undo-window'
import { imageUseWrites } from '#functions/images/image-uses'
import { removeIfUnchanged, versionConflict } from '#table/if-unchanged'
import { cleanUpKeys, type Item, indexKeysAt } from '#table/keys'
import { getItem } from '#table/read'
import { put, transact, type Write } from '#table/write'
import { type EntityName, keyOfDeletedItem } from './keys'

/** A deleted item, for as long as it can be restored. Its images count as used. */
export interface DeletedItem extends Item {
  name: string
  item: Item
  images: string[]
  deletedAt: string
  finalAt: string
}

export const deletedOf = (name: EntityName) =>
  ({ index: 'byStatus', partition: `${name}#DELETED`, descending: true }) as const

/** Clean-up removes those with images, and DynamoDB all others, and what clean-up has left for 30 days. */
export function keepDeleted(
  entity: EntityName,
  { item, name, images }: Pick<DeletedItem, 'item' | 'name' | 'images'>,
  now: Date,
): Write {
  const id = String(item._id)
  const finalAt = new Date(now.getTime() + undoWindow)
  const endsAt = finalAt.getTime() + (images.length > 0 ? undoWindow : 0)
  return put({
    ...keyOfDeletedItem(entity, id),
    ...indexKeysAt(deletedOf(entity), `${now.toISOString()}#${id}`),
    ...(images.length > 0 && cleanUpKeys(finalAt)),
    name,
    item,
    images,
    deletedAt: now.toISOString(),
    finalAt: finalAt.toISOString(),
    expiresAt: Math.ceil(endsAt / 1000),
  })
}

export async function findDeleted(name: EntityName, id: string): Promise<DeletedItem | undefined> {
  return (await getItem(keyOfDeletedItem(name, id), { consistent: true })) as DeletedItem | undefined
}

/** Its images stay in use. */
export const removeDeleted = (deleted: DeletedItem): Write =>
  removeIfUnchanged(deleted, ['deletedAt'], versionConflict)

/** For good, so that it cannot be restored. */
export async function eraseDeleted(name: EntityName, id: string, now: Date): Promise<Write[]> {
  const deleted = await findDeleted(name, id)
  return deleted ? erase(deleted, now) : []
}

/** Removes an item for good. Clean-up does so after the undo window. */
export async function removeFinal(deleted: DeletedItem, now: Date): Promise<void> {
  await transact(erase(deleted, now)).catch((error: unknown) => {
    // The index was behind: another clean-up has removed it.
    if (error !== versionConflict) throw error
  })
}

const erase = (deleted: DeletedItem, now: Date): Write[] => [
  removeDeleted(deleted),
  ...imageUseWrites(deleted.images, [], now),
]
