import type { Item } from '#table/keys'
import { getItem } from '#table/read'
import { keyOfCategory, keyOfCategorySlug } from '#functions/category/keys'
import { keyOfStore, keyOfStoreSlug } from '#functions/store/keys'
import { findSlug } from '#functions/entity/slugs'

type Found = Item | 'gone' | undefined

/** The slug may be a former one. */
export async function lookUpStore(slug: string): Promise<Found> {
  const taken = await findSlug(keyOfStoreSlug, slug)
  return taken && ((await getItem(keyOfStore(String(taken.storeId)))) ?? 'gone')
}

/** The slug may be a former one. `beside` is read at the same time. */
export async function lookUpCategory<Beside>(
  slug: string,
  beside: (id: string) => Promise<Beside>,
): Promise<[Item, Beside] | 'gone' | undefined> {
  const taken = await findSlug(keyOfCategorySlug, slug)
  if (!taken) return undefined
  const id = String(taken.categoryId)
  const [category, read] = await Promise.all([getItem(keyOfCategory(id)), beside(id)])
  return category ? [category, read] : 'gone'
}
