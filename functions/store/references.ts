import { AppError, invalidField } from '#domain/http/errors'
import { type StoreReference, storeReferenceSchema } from '#domain/reference/reference'
import { getItems } from '#table/read'
import { fieldNamesOf, select } from '#table/select'
import type { Item } from '#table/keys'
import { noSuch } from '#functions/entity/entity'
import type { EntityName } from '#functions/entity/keys'
import { keyOfStore } from './keys'
import { couponParts } from '#functions/features/coupon-parts'

/** Names of stores are not copied into items: renaming one is one write. Missing stores are left out. */
export async function storeReferences(ids: readonly string[]): Promise<Map<string, Item>> {
  const attributes = [
    ...fieldNamesOf(storeReferenceSchema),
    'categoryId',
    ...couponParts.flatMap(({ storeAttributes: ofStore }) => ofStore),
  ]
  const items = await getItems(ids.map(keyOfStore), { attributes })
  return new Map(items.map((item) => [item._id as string, item]))
}

export function toStoreReference(store: Record<string, unknown>): StoreReference {
  return select(store, storeReferenceSchema)
}

/** `storeItem` has its counters too. Items of a deleted store are left out; they follow it soon. */
export async function withStores<Stored extends Record<string, unknown>, Read>(
  items: readonly Stored[],
  read: (item: Stored, store: StoreReference, storeItem: Item) => Read,
): Promise<Read[]> {
  const stores = await storeReferences(items.map(({ storeId }) => storeId as string))
  return items.flatMap((item) => {
    const store = stores.get(item.storeId as string)
    return store ? read(item, toStoreReference(store), store) : []
  })
}

/** Throws `not_found` if its store is deleted: it follows a moment later. */
export async function oneWithStore<Read>(
  item: Item,
  read: (item: Item, store: StoreReference, storeItem: Item) => Read,
): Promise<Read> {
  const [one] = await withStores([item], read)
  if (one === undefined) throw noSuch(item.sk as EntityName)
  return one
}

/** The error for something that cannot be restored without its store. */
export function storeIsGone(): AppError {
  return new AppError('conflict', 'Its store is deleted. Please restore the store first.')
}

export function unknownStore(): AppError {
  return invalidField('storeId', 'This store does not exist.')
}
