import { ulid } from 'ulid'
import { AppError } from '#domain/errors'
import type { Page, PageRequest } from '#domain/paging'
import { searchResultCount } from '#domain/search-terms'
import { slugProblem } from '#domain/slug'
import { type Store, type StoreDetail, type StoreForm, type StoreOrder, topStoreCount } from '#domain/store'
import type { List } from '#table/cursor'
import { useImages } from '#functions/images/image-uses'
import type { Item } from '#table/keys'
import { inList, inParent, inRank, keyOf } from './keys'
import { getItem, getItems, queryItems, queryPage } from '#table/read'
import { type CategoryReference, categoryReferences, toCategoryReference } from './references'
import { listReviewsOfStore } from './review'
import { findStores, searchEntries } from './search'
import { type Slugs, slugItems, takeSlug, slugTaken } from './slugs'
import { count } from './counter'
import { putNew, requireItem, transact, type Write } from '#table/write'

/** How many of its newest approved reviews a store is shown with. */
const reviewCount = 100

/** Where each order of all stores lies. */
const orders = {
  name: { index: 'byList', partition: 'STORE' },
  '-name': { index: 'byList', partition: 'STORE', descending: true },
  rating: { index: 'byRank', partition: 'STORE' },
  '-rating': { index: 'byRank', partition: 'STORE', descending: true },
} as const satisfies Record<StoreOrder, List>

/** All stores, in one of their orders. */
export async function listStores(page: PageRequest, order: StoreOrder = 'name'): Promise<Page<Store>> {
  const { items, next } = await queryPage(orders[order], page)
  return { items: await withCategories(items), next }
}

/** The 24 highest rated stores, ties by name. */
export async function listTopStores(): Promise<Store[]> {
  return withCategories(await queryItems({ index: 'byRank', partition: 'STORE' }, topStoreCount))
}

/** One store. Throws `not_found`. */
export async function getStore(id: string): Promise<Store> {
  const item = await getItem(keyOf.store(id))
  if (!item) throw noSuchStore()
  return withCategory(item)
}

/** The stores of a category, which the caller has read, by name. */
export async function listStoresOf(categoryId: string, page: PageRequest): Promise<Page<Item>> {
  return queryPage({ index: 'byParent', partition: inParent.storesOf(categoryId) }, page)
}

/** A store with its newest approved reviews, by the slug it has or one that it had before. Throws `not_found`. */
export async function getStoreBySlug(slug: string): Promise<StoreDetail> {
  const taken = slugProblem(slug) === null ? await getItem(keyOf.storeSlug(slug)) : undefined
  if (!taken) throw noSuchStore()
  const { storeId, categoryId } = taken as Item & SlugOwner
  const [items, reviews] = await Promise.all([
    getItems([keyOf.store(storeId), ...(categoryId ? [keyOf.category(categoryId)] : [])]),
    listReviewsOfStore(storeId, reviewCount),
  ])
  const store = items.find(({ sk }) => sk === 'STORE')
  const category = items.find(({ sk }) => sk === 'CATEGORY')
  if (!store) throw noSuchStore()
  return {
    ...toStore(store, category ? toCategoryReference(category) : null),
    customerReviews: reviews(store),
  }
}

/** Up to 10 stores, or so many, whose name has a word starting with each word of the text (domain/search-terms). */
export async function searchStores(text: string, limit = searchResultCount): Promise<Store[]> {
  const found = await findStores(text, limit)
  const categories = found.flatMap(({ categoryId }) => categoryId ?? [])
  const items = await getItems([
    ...found.map(({ storeId }) => keyOf.store(storeId)),
    ...categories.map(keyOf.category),
  ])
  const byId = new Map(items.map((item) => [item._id, item]))
  return found.flatMap(({ storeId, categoryId }) => {
    const [store, category] = [byId.get(storeId), byId.get(categoryId)]
    return store ? toStore(store, category ? toCategoryReference(category) : null) : []
  })
}

/**
 * Creates a store, its slug, its search entries and its count, or none of them.
 * Throws `conflict` for a slug that is taken, `invalid` for a category that is not there.
 */
export async function createStore(form: StoreForm, { logo }: { logo: string }, now: Date): Promise<Store> {
  const [store, slug, ...entries] = storeItems(form, { logo }, now)
  await transact([
    putNew(store),
    takeSlug(slug, slugTaken(form.slug)),
    ...requireCategory(form.category ?? null),
    ...entries.map((entry) => putNew(entry)),
    ...useImages([], [logo], now),
    count('STORE', 1),
  ])
  return withCategory(store)
}

interface SlugOwner {
  storeId: string
  categoryId: string | null
}

/** Lets a write pass only where the category it names exists. */
export function requireCategory(id: string | null): Write[] {
  const gone = 'This category does not exist.'
  const refusal = new AppError('invalid', gone, { fields: { category: gone } })
  return id === null ? [] : [requireItem(keyOf.category(id), refusal)]
}

/** All items of a new store: the store, its slug, its search entries. */
export function storeItems(form: StoreForm, { logo }: { logo: string }, now: Date): [Item, Item, ...Item[]] {
  const { category, ...fields } = form
  const _id = ulid(now.getTime())
  const created = { createdAt: now.toISOString(), version: 1 }
  const store = storeItem({ _id, ...fields, logo, categoryId: category ?? null, ...created })
  return [store, ...slugItems(slugsOf(store)), ...searchEntriesOf(store)] as [Item, Item, ...Item[]]
}

/** What the table holds of a store beside its keys. */
export interface StoredStore extends Omit<Store, 'category'>, Record<string, unknown> {
  categoryId: string | null
  /** The slugs it had before, the oldest first, as far as another has not taken them. */
  formerSlugs?: string[]
}

/** A store as it lies in the table: its keys follow from what it holds. */
export function storeItem(held: StoredStore): Item {
  const { _id, name, rating, categoryId } = held
  return {
    ...held,
    ...keyOf.store(_id),
    ...inList.byName('STORE', name, _id),
    ...inRank.store(rating, name, _id),
    ...(categoryId === null
      ? { parentPk: undefined, parentSk: undefined }
      : inParent.store(categoryId, name, _id)),
  }
}

/** The slugs of a store. They know its category so that a read by slug can read both together. */
export function slugsOf(store: Record<string, unknown>): Slugs {
  const { _id, slug, categoryId, formerSlugs = [] } = store as unknown as StoredStore
  return { keyOf: keyOf.storeSlug, holder: { storeId: _id, categoryId }, slug, formerSlugs }
}

/** What the search finds a store by, written with it. */
export function searchEntriesOf(store: Item): Item[] {
  const { _id, name, categoryId } = store as unknown as StoredStore
  return searchEntries(_id, name, categoryId)
}

/** A store as it is read, by its item and its category. */
export function toStore(item: Item, category: CategoryReference | null): Store {
  const { _id, name, slug, logo, link, description, rating, pros, cons, createdAt, version } =
    item as unknown as Store
  return { _id, name, slug, logo, link, description, rating, category, pros, cons, createdAt, version }
}

/** As toStore, for one whose category has not been read. */
export async function withCategory(item: Item): Promise<Store> {
  const [store] = await withCategories([item])
  return store as Store
}

async function withCategories(items: Item[]): Promise<Store[]> {
  const ids = items.flatMap(({ categoryId }) => (categoryId ?? []) as string[])
  const categories = await categoryReferences(ids)
  return items.map((item) => toStore(item, categories.get(item.categoryId as string) ?? null))
}

export function noSuchStore() {
  return new AppError('not_found', 'There is no such store.')
}
