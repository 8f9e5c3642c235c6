import type { Item } from '#table/keys'
import { getItem } from '#table/read'
import { keyOfStore, keyOfStoreSlug } from './keys'
import { findSlug } from '#functions/entity/slugs'

/** The slug may be a former one. */
export async function findStoreBySlug(slug: string): Promise<Item | 'gone' | undefined> {
  const taken = await findSlug(keyOfStoreSlug, slug)
  return taken && ((await getItem(keyOfStore(String(taken.storeId)))) ?? 'gone')
}
