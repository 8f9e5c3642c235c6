import type { DeletedItem } from '#domain/deletion/deleted-items'
import type { Page, PageRequest } from '#domain/http/paging'
import { undoWindow } from '#domain/deletion/undo-window'
import { type DeletedItem as Deleted, deletedOf } from '#functions/entity/deleted-items'
import type { EntityName } from '#functions/entity/keys'
import { readPage } from '#table/read'
import { storeReferences, toStoreReference } from './references'

/** What can be restored, the last deleted first. */
export async function listDeletedWithStores(
  entity: EntityName,
  page: PageRequest,
  now: Date,
): Promise<Page<DeletedItem>> {
  const from = new Date(now.getTime() - undoWindow).toISOString()
  return readPage({ ...deletedOf(entity), from }, page, async (items) => {
    const all = items as Deleted[]
    const storeIds = all.flatMap(({ item: { storeId } }) => (typeof storeId === 'string' ? [storeId] : []))
    const stores = await storeReferences(storeIds)
    return all.map(({ item, name, deletedAt, finalAt }) => {
      const store = stores.get(item.storeId as string)
      return {
        _id: String(item._id),
        name,
        storeId: store ? toStoreReference(store) : null,
        deletedAt,
        restorableUntil: finalAt,
      }
    })
  })
}
