import type { Item } from '#table/keys'
import { getItem } from '#table/read'
import { keyOf } from './keys'
import { findSlug } from './slugs'

/** What a slug leads to: something, as it is stored; something that was deleted; or nothing. */
export type Found = Item | 'gone' | undefined

/** A store by its slug, or a former one. */
export async function lookUpStore(slug: string): Promise<Found> {
  const taken = await findSlug(keyOf.storeSlug, slug)
  return taken && ((await getItem(keyOf.store(String(taken.storeId)))) ?? 'gone')
}

/** A category by its slug, or a former one. */
export async function lookUpCategory(slug: string): Promise<Found> {
  const taken = await findSlug(keyOf.categorySlug, slug)
  return taken && ((await getItem(keyOf.category(String(taken.categoryId)))) ?? 'gone')
}
