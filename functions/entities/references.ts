import { AppError } from '#domain/errors'
import {
  type CategoryReference,
  categoryReferenceSchema,
  type StoreReference,
  storeReferenceSchema,
} from '#domain/store-reference'
import { getItems } from '#table/read'
import { fieldsOf, select } from '#table/select'
import { keyOf } from './keys'

/**
 * What lists say of the things their items point to. It is read when it is shown and never copied into the
 * items, so renaming a store is one write. What is gone is not in the map.
 */
export async function storeReferences(ids: readonly string[]): Promise<Map<string, StoreReference>> {
  const items = await getItems(ids.map(keyOf.store), { attributes: fieldsOf(storeReferenceSchema) })
  return new Map(items.map((item) => [item._id as string, toStoreReference(item)]))
}

export function toStoreReference(store: Record<string, unknown>): StoreReference {
  return select(store, storeReferenceSchema)
}

/** Items as they are read with their stores. Without those whose store is gone, which follow it soon. */
export async function withStores<Held extends Record<string, unknown>, Read>(
  items: readonly Held[],
  read: (item: Held, store: StoreReference) => Read,
): Promise<Read[]> {
  const stores = await storeReferences(items.map(({ storeId }) => storeId as string))
  return items.flatMap((item) => {
    const store = stores.get(item.storeId as string)
    return store ? read(item, store) : []
  })
}

/** The refusal of a store that is chosen and not there. */
export function noStoreToPointTo(): AppError {
  const gone = 'This store does not exist.'
  return new AppError('invalid', gone, { fields: { storeId: gone } })
}

/** As storeReferences, for the categories of stores. */
export async function categoryReferences(ids: readonly string[]): Promise<Map<string, CategoryReference>> {
  const items = await getItems(ids.map(keyOf.category), { attributes: fieldsOf(categoryReferenceSchema) })
  return new Map(items.map((item) => [item._id as string, toCategoryReference(item)]))
}

export function toCategoryReference(category: Record<string, unknown>): CategoryReference {
  return select(category, categoryReferenceSchema)
}
