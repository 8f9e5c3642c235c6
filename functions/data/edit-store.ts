import type { Store, StoreChanges } from '#domain/store'
import { useImages } from './image-uses'
import { type Item, keyOf } from './keys'
import { getItem } from './read-items'
import { removeVersion, replace, replaceDependents, rewrite, type Versions } from './rewrite-item'
import {
  dependentsOf,
  noSuchStore,
  requireCategory,
  type StoredStore,
  storeItem,
  withCategory,
} from './store'
import { continueDeletion, newDeletion } from './store-deletion'
import { count, put, remove, slugTaken } from './write-items'

/** What a change of a store consists of; without a logo it keeps the one it has. */
interface Change {
  fields: StoreChanges
  logo?: string | undefined
  versions: Versions
}

/**
 * Changes what is named of a store, and with it its slug, its search entries and its place in the lists.
 *
 * Throws `not_found`; `changed` when it is at none of the versions; `conflict` for a slug that is taken; `invalid`
 * for another category than it has that is not there.
 */
export async function updateStore(id: string, { fields, logo, versions }: Change, now: Date): Promise<Store> {
  const target = { key: keyOf.store(id), versions, missing: noSuchStore() }
  const updated = await rewrite(target, (before) => {
    const held = before as Item & StoredStore
    const { category: categoryId = held.categoryId, ...named } = fields
    const image = logo ?? held.logo
    const after = storeItem({ ...held, ...named, categoryId, logo: image, version: held.version + 1 })
    const writes = [
      replace(before, after),
      ...replaceDependents(dependentsOf(before), dependentsOf(after), ({ sk }) =>
        sk === 'SLUG' ? slugTaken(after.slug as string) : undefined,
      ),
      // A category that is gone since must not keep its stores from being edited.
      ...requireCategory(categoryId === held.categoryId ? null : categoryId),
      ...useImages([held.logo], [image], now),
    ]
    return { writes, result: after }
  })
  return withCategory(updated)
}

/** What one call deletes of a store's coupons and reviews at the most: some thousands. */
const batches = 60

/**
 * Deletes a store with its slug, its search entries and its count, then its coupons and reviews. When it is cut off
 * in between, the store is gone, and another call goes on with the rest.
 *
 * Throws `not_found` when nothing of it is left; `changed` when it is at none of the versions.
 */
export async function deleteStore(id: string, versions: Versions, now: Date): Promise<void> {
  const left = await getItem(keyOf.deletion(id), { latest: true })
  if (left?.swept === true) throw noSuchStore()
  const deletion = left ?? (await beginDeletion(id, versions, now))
  await continueDeletion(deletion, batches, now)
}

function beginDeletion(id: string, versions: Versions, now: Date): Promise<Item> {
  const target = { key: keyOf.store(id), versions, missing: noSuchStore() }
  return rewrite(target, (store) => {
    const deletion = newDeletion(id, now)
    const writes = [
      removeVersion(store),
      ...dependentsOf(store).map(remove),
      count('STORE', -1),
      ...useImages([(store as Item & StoredStore).logo], [], now),
      put(deletion),
    ]
    return { writes, result: deletion }
  })
}
