import type { Store, StoreChanges } from '#domain/store'
import { useImages } from '#functions/images/image-uses'
import type { Item } from '#table/keys'
import { keyOf } from './keys'
import { replace, replaceDependents, rewrite, type Versions } from '#table/rewrite'
import { changeSlugs } from './slugs'
import {
  noSuchStore,
  requireCategory,
  searchEntriesOf,
  slugsOf,
  type StoredStore,
  storeItem,
  withCategory,
} from './store'

/** What a change of a store consists of; without a logo it keeps the one it has. */
interface Change {
  fields: StoreChanges
  logo?: string | undefined
  versions: Versions
}

/**
 * Changes what is named of a store, and with it its slug, its search entries and its place in the lists. The slug that it
 * had leads to it from then on.
 *
 * Throws `not_found`; `changed` when it is at none of the versions; `conflict` for a slug that is taken; `invalid`
 * for another category than it has that is not there.
 */
export async function updateStore(id: string, { fields, logo, versions }: Change, now: Date): Promise<Store> {
  const target = { key: keyOf.store(id), versions, missing: noSuchStore() }
  const updated = await rewrite(target, async (before) => {
    const held = before as Item & StoredStore
    const { category: categoryId = held.categoryId, ...named } = fields
    const image = logo ?? held.logo
    const changed = { ...held, ...named, categoryId, logo: image, version: held.version + 1 }
    const slugs = await changeSlugs(slugsOf(before), slugsOf(changed))
    const after = storeItem({ ...changed, ...slugs.listed })
    const writes = [
      replace(before, after),
      ...slugs.writes,
      ...replaceDependents(searchEntriesOf(before), searchEntriesOf(after)),
      // A category that is gone since must not keep its stores from being edited.
      ...requireCategory(categoryId === held.categoryId ? null : categoryId),
      ...useImages([held.logo], [image], now),
    ]
    return { writes, result: after }
  })
  return withCategory(updated)
}
