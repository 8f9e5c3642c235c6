import type { Page, PageRequest } from '#domain/http/paging'
import type { DeletedStore } from '#domain/store/store'
import { undoWindow } from '#domain/http/undo'
import { readPage } from '#table/read'
import { inDeleted } from '#functions/entity/keys'
import { toStoreReference } from '#functions/entity/references'
import type { Deletion } from './deletion'

export async function listDeletedStores(page: PageRequest, now: Date): Promise<Page<DeletedStore>> {
  const from = new Date(now.getTime() - undoWindow).toISOString()
  const list = { index: 'byStatus', partition: inDeleted.stores, from, descending: true } as const
  return readPage(list, page, (items) => (items as Deletion[]).map(toDeletedStore))
}

function toDeletedStore({ store, finalAt, deletedAt, hiddenCoupons, hiddenReviews }: Deletion): DeletedStore {
  const { _id, name, slug, logo } = toStoreReference(store)
  return {
    _id,
    name,
    slug,
    logo,
    coupons: hiddenCoupons,
    reviews: hiddenReviews,
    deletedAt,
    restorableUntil: finalAt,
  }
}
