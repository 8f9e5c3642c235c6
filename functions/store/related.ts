import { collationKeyOf } from '#domain/text/fold'
import {
  type BlogsOfStore,
  blogsOfStoreCount,
  mentionCount,
  relatedCount,
  type RelatedToStore,
} from '#domain/store/related'
import type { Item } from '#table/keys'
import { getItem, getItems, queryItems } from '#table/read'
import { listBlogsAbout, toBlog } from '#functions/blog/blog'
import { keyOfBlog } from '#functions/blog/keys'
import { deleted, noSuch } from '#functions/entity/entity'
import { keyOfCategory } from '#functions/category/keys'
import { keyOfStore, keyOfStoreSlug } from './keys'
import { toCategoryReference } from '#functions/category/references'
import { toStoreReference } from './references'
import { findSlug } from '#functions/entity/slugs'
import { stores, toStore } from './store'
import type { StoreReader } from './store-part'

/** The slug may be a former one. Throws `not_found`. */
export async function relatedTo(slug: string, reader: StoreReader): Promise<RelatedToStore> {
  const taken = await findSlug(keyOfStoreSlug, slug)
  if (!taken) throw noSuch('STORE')
  const storeId = taken.storeId as string
  // The item of a former slug does not name the category.
  const known = taken.former ? await storeOf(storeId) : taken
  const [neighbours, blogs] = await Promise.all([
    typeof known.categoryId === 'string' ? neighboursOf(storeId, known.categoryId, slug, reader) : [],
    listBlogsAbout(storeId, mentionCount),
    storeOf(storeId),
  ])
  return { stores: neighbours, blogs }
}

/** Throws `not_found`. */
export async function blogsOfStore(storeId: string): Promise<BlogsOfStore> {
  const ids = (await listBlogsAbout(storeId, blogsOfStoreCount)).map(({ _id }) => _id)
  const items = await getItems([keyOfStore(storeId), ...ids.map(keyOfBlog)])
  const byId = new Map(items.map((item) => [item._id, item]))
  const store = byId.get(storeId)
  if (!store) throw noSuch('STORE')
  const blogs = ids.flatMap((id) => byId.get(id) ?? []).map(toBlog)
  return { store: toStoreReference(store), blogs }
}

async function storeOf(id: string): Promise<Item> {
  const store = await getItem(keyOfStore(id))
  if (!store) throw deleted('STORE')
  return store
}

/** The stores beside it in the list. By its slug, which sorts like the name: that is not read yet. */
async function neighboursOf(storeId: string, categoryId: string, slug: string, reader: StoreReader) {
  const list = stores.list('ofCategory', categoryId)
  const place = collationKeyOf(slug)
  const count = relatedCount + 1
  const [category, following] = await Promise.all([
    getItem(keyOfCategory(categoryId)),
    queryItems({ ...list, from: place }, count),
  ])
  const first = following.length < count ? await queryItems(list, count) : []
  if (!category) return []
  const byId = new Map([...following, ...first].map((item) => [item._id as string, item]))
  byId.delete(storeId)
  return [...byId.values()]
    .slice(0, relatedCount)
    .map((item) => toStore(item, toCategoryReference(category), reader))
}
