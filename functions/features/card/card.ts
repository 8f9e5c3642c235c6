import type { BlogOfCard, StoreOfCard } from '#domain/card/card-address'
import { slugLength, slugOf } from '#domain/text/slug'
import { visitorRatingOf } from '#domain/review/visitor-rating'
import type { Item } from '#table/keys'
import { getItem, getItems } from '#table/read'
import { keyOf } from '#functions/entity/keys'
import { findSlug } from '#functions/entity/slugs'
import type { StoredStore } from '#functions/store/store'
import { readStoreWithStars } from '#functions/review/visitor-rating'

type Found<Shown> = Shown | 'gone' | 'unknown'

/** The slug may be a former one. Reviews are not read. */
export async function findStoreOfCard(slug: string): Promise<Found<StoreOfCard & { slug: string }>> {
  // As in the addresses of the API: no case, and not longer than a slug.
  const taken = slug.length > 4 * slugLength ? undefined : await findSlug(keyOf.storeSlug, slugOf(slug))
  if (!taken) return 'unknown'
  const { storeId, categoryId } = taken as Item & { storeId: string; categoryId?: string | null }
  const [{ store: item, stars }, named] = await Promise.all([
    readStoreWithStars(storeId),
    categoryId ? getItem(keyOf.category(categoryId)) : undefined,
  ])
  const store = item as (Item & StoredStore) | undefined
  if (!store) return 'gone'
  // A former slug does not say the category.
  const category = named ?? (store.categoryId && (await getItem(keyOf.category(store.categoryId))))
  return {
    slug: store.slug,
    name: store.name,
    category: category ? { name: String(category['name']) } : null,
    visitorRating: visitorRatingOf(stars),
  }
}

const ulid = /^[0-9A-Z]{26}$/

export async function findBlogOfCard(id: string): Promise<Found<BlogOfCard & { _id: string }>> {
  const items = ulid.test(id) ? await getItems([keyOf.blog(id), keyOf.gone('BLOG', id)]) : []
  const blog = items.find(({ sk }) => sk === 'BLOG')
  if (blog) return { _id: id, title: String(blog['title']) }
  return items.length > 0 ? 'gone' : 'unknown'
}
