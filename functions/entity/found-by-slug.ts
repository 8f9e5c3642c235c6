import type { Item } from '#table/keys'
import { getItem } from '#table/read'
import { keyOf } from './keys'
import { findSlug } from './slugs'

type Found = Item | 'gone' | undefined

/** The slug may be a former one. */
export async function lookUpStore(slug: string): Promise<Found> {
  const taken = await findSlug(keyOf.storeSlug, slug)
  return taken && ((await getItem(keyOf.store(String(taken.storeId)))) ?? 'gone')
}

/** The slug may be a former one. `beside` is read at the same time. */
export async function lookUpCategory<Beside>(
  slug: string,
  beside: (id: string) => Promise<Beside>,
): Promise<[Item, Beside] | 'gone' | undefined> {
  const taken = await findSlug(keyOf.categorySlug, slug)
  if (!taken) return undefined
  const id = String(taken.categoryId)
  const [category, read] = await Promise.all([getItem(keyOf.category(id)), beside(id)])
  return category ? [category, read] : 'gone'
}
