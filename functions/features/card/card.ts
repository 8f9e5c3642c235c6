import type { BlogOfCard, StoreOfCard } from '#domain/card/card-address'
import { slugLength, slugOf } from '#domain/text/slug'
import { visitorRatingOf } from '#domain/review/visitor-rating'
import type { Item } from '#table/keys'
import { getItem, getItems } from '#table/read'
import { keyOfBlog, keyOfGoneBlog } from '#functions/blog/keys'
import { keyOfCategory } from '#functions/category/keys'
import { keyOfStoreSlug } from '#functions/store/keys'
import { findSlug } from '#functions/entity/slugs'
import type { StoredStore } from '#functions/store/store'
import { readStoreWithStars } from '#functions/review/visitor-rating'

type Found<Shown> = Shown | 'gone' | 'unknown'

/** The slug may be a former one. Reviews are not read. */
export async function findStoreOfCard(slug: string): Promise<Found<StoreOfCard & { slug: string }>> {
  // The slug is read as in the addresses of the API: no case, and not longer than a slug.
  const taken = slug.length > 4 * slugLength ? undefined : await findSlug(keyOfStoreSlug, slugOf(slug))
  if (!taken) return 'unknown'
  const { storeId, categoryId } = taken as Item & { storeId: string; categoryId?: string | null }
  const [{ store: item, stars }, named] = await Promise.all([
    readStoreWithStars(storeId),
    categoryId ? getItem(keyOfCategory(categoryId)) : undefined,
  ])
  const store = item as (Item & StoredStore) | undefined
  if (!store) return 'gone'
  // The item of a former slug does not name the category.
  const category = named ?? (store.categoryId && (await getItem(keyOfCategory(store.categoryId))))
  return {
    slug: store.slug,
    name: store.name,
    category: category ? { name: String(category['name']) } : null,
    visitorRating: visitorRatingOf(stars),
  }
}

const ulid = /^[0-9A-Z]{26}$/

export async function findBlogOfCard(id: string): Promise<Found<BlogOfCard & { _id: string }>> {
  const items = ulid.test(id) ? await getItems([keyOfBlog(id), keyOfGoneBlog(id)]) : []
  const blog = items.find(({ sk }) => sk === 'BLOG')
  if (blog) return { _id: id, title: String(blog['title']) }
  return items.length > 0 ? 'gone' : 'unknown'
}
