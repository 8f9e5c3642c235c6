import type { StoreReference } from '#domain/store-reference'
import { keyOf } from './keys'
import { getItems } from '#table/read'

/**
 * What lists say of the things their items point to. It is read when it is shown and never copied into the items,
 * so renaming a store is one write. What is gone is not in the map.
 */
export async function storeReferences(ids: readonly string[]): Promise<Map<string, StoreReference>> {
  const items = await getItems(ids.map(keyOf.store), { attributes: ['_id', 'name', 'slug', 'logo'] })
  return new Map(items.map((item) => [item._id as string, toStoreReference(item)]))
}

export function toStoreReference(store: Record<string, unknown>): StoreReference {
  const { _id, name, slug, logo } = store as unknown as StoreReference
  return { _id, name, slug, logo }
}

export interface CategoryReference {
  _id: string
  name: string
}

/** As storeReferences, for the categories of stores. */
export async function categoryReferences(ids: readonly string[]): Promise<Map<string, CategoryReference>> {
  const items = await getItems(ids.map(keyOf.category), { attributes: ['_id', 'name'] })
  return new Map(items.map((item) => [item._id as string, toCategoryReference(item)]))
}

export function toCategoryReference(category: Record<string, unknown>): CategoryReference {
  const { _id, name } = category as unknown as CategoryReference
  return { _id, name }
}
