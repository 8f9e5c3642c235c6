import type { Page, PageRequest } from '#domain/http/paging'
import type { DeletedStore } from '#domain/store/store'
import { undoWindow } from '#domain/deletion/undo-window'
import { readPage } from '#table/read'
import { toStoreReference } from '../references'
import { deletedStores, type Deletion } from './deletion'

export async function listDeletedStores(page: PageRequest, now: Date): Promise<Page<DeletedStore>> {
  const from = new Date(now.getTime() - undoWindow).toISOString()
  return readPage({ ...deletedStores, from, descending: true }, page, (items) =>
    (items as Deletion[]).map(toDeletedStore),
  )
}

function toDeletedStore({ store, finalAt, deletedAt, hiddenCoupons, hiddenReviews }: Deletion): DeletedStore {
  const comesBack = { coupons: hiddenCoupons, reviews: hiddenReviews }
  return { ...toStoreReference(store), ...comesBack, deletedAt, restorableUntil: finalAt }
}
