import type { derivedStoreFields } from '#domain/features/fields'
import { invalidField } from '#domain/http/errors'
import { rangesOf } from '#domain/store/letter-ranges'
import type { Letter } from '#domain/store/letters'
import type { Page, PageRequest } from '#domain/http/paging'
import { storeReviewCount } from '#domain/review/store-reviews'
import {
  type Store,
  type StoreChanges,
  type StoreDetail,
  type StoreForm,
  storeSchema,
  topStoreCount,
} from '#domain/store/store'
import type { CategoryReference } from '#domain/reference/reference'
import { visitorRatingOf } from '#domain/review/visitor-rating'
import type { List } from '#table/cursor'
import type { ImageUpload } from '#functions/images/upload'
import { type Item, nameRank, twoDigits } from '#table/keys'
import { getItem, getItems, queryItems, queryPage, queryPageOf } from '#table/read'
import { replaceDependents, type Versions } from '#table/rewrite'
import { select } from '#table/select'
import { requireItem, type Write } from '#table/write'
import { deleted, entity, type Repository, noSuch } from '#functions/entity/entity'
import { keyOfCategory } from '#functions/category/keys'
import { allStores, keyOfStore, keyOfStoreSlug } from './keys'
import { type StoreReader, uncachedAt } from './store-part'
import type { Orders } from '#functions/entity/order'
import { categoryReferences, toCategoryReference } from '#functions/category/references'
import { listReviewsOfStore } from '#functions/review/review'
import { findStores, searchEntries } from './search/search'
import { readStoreWithStars } from '#functions/review/visitor-rating'
import { storeChecks } from '#functions/features/store-checks'
import { storeParts } from '#functions/features/store-parts'
import { changeSlugs, findSlug, type Slugs, slugItems } from '#functions/entity/slugs'

export interface StoredStore extends Omit<Store, 'category' | keyof typeof derivedStoreFields> {
  categoryId: string | null
  /** The newest ones, the oldest first. */
  formerSlugs?: string[]
}

type Ranked = Pick<StoredStore, '_id' | 'name' | 'rating'>

const byName = ({ name, _id }: Ranked) => nameRank(name, _id)
const sortedByName = { ...allStores, by: byName } as const
/** The best first, ties by name. */
const sortedByRating = {
  index: 'byRank',
  partition: 'STORE',
  by: (store: Ranked) => `${twoDigits(50 - Math.round(store.rating * 10))}#${byName(store)}`,
} as const

const orders = {
  name: sortedByName,
  '-name': { ...sortedByName, descending: true },
  rating: sortedByRating,
  '-rating': { ...sortedByRating, descending: true },
  ofCategory: {
    index: 'byParent',
    partition: 'CATEGORY#*#STORES',
    parent: ({ categoryId }) => categoryId,
    by: byName,
  },
} satisfies Orders<StoredStore>

export const stores: Repository<StoredStore, typeof orders> = entity({
  name: 'STORE',
  isShown: true,
  schema: storeSchema,
  orders,
  images: ({ logo }) => [logo],
  dependents: async (before, after) => {
    const { writes, ...slugs } = await changeSlugs(before && slugsOf(before), after && slugsOf(after))
    const entries = replaceDependents(
      before ? searchEntriesOf(before) : [],
      after ? searchEntriesOf(after) : [],
    )
    // A store whose category was deleted can still be edited.
    const isMoved = after && after.categoryId !== before?.categoryId
    return {
      ...slugs,
      writes: [...writes, ...entries, ...(isMoved ? requireCategory(after.categoryId) : [])],
    }
  },
})

export type ReadStores = (items: Item[], reader: StoreReader) => Store[] | Promise<Store[]>

export async function listStoresByLetter(
  letter: Letter,
  page: PageRequest,
  reader: StoreReader,
  read: ReadStores,
): Promise<Page<Store>> {
  const [first, ...more] = rangesOf(letter).map((range) => ({ ...stores.list('name'), ...range }))
  const { items, next } = await queryPageOf([first as List, ...more], page)
  return { items: await read(items, reader), next }
}

/** The 24 highest rated, ties by name. */
export async function listTopStores(reader: StoreReader, read: ReadStores): Promise<Store[]> {
  return read(await queryItems(stores.list('rating'), topStoreCount), reader)
}

export async function getStore(id: string, reader: StoreReader): Promise<Store> {
  return withCategory(await stores.get(id), reader)
}

export async function listStoresOf(categoryId: string, page: PageRequest): Promise<Page<Item>> {
  return queryPage(stores.list('ofCategory', categoryId), page)
}

/** The slug may be a former one. Throws `not_found`. */
export async function getStoreBySlug(slug: string, reader: StoreReader): Promise<StoreDetail> {
  const taken = await findSlug(keyOfStoreSlug, slug)
  if (!taken) throw noSuch('STORE')
  const { storeId, former } = taken as Item & { storeId: string }
  const categoryId = former ? null : (taken.categoryId as string | null)
  const [{ store, stars }, known, reviews] = await Promise.all([
    readStoreWithStars(storeId),
    categoryId ? getItem(keyOfCategory(categoryId)) : undefined,
    listReviewsOfStore(storeId, storeReviewCount),
  ])
  if (!store) throw deleted('STORE')
  // The item of a former slug does not name the category, since stores move.
  const moved = former ? await categoryOf(store) : null
  return {
    ...toStore(store, known ? toCategoryReference(known) : moved, reader),
    visitorRating: visitorRatingOf(stars),
    customerReviews: reviews(store),
  }
}

async function categoryOf({ categoryId }: Item): Promise<CategoryReference | null> {
  if (typeof categoryId !== 'string') return null
  return (await categoryReferences([categoryId])).get(categoryId) ?? null
}

/** Each word of the text must begin a word of the name. 10, or `limit`. Throws `invalid` for a long text. */
export async function searchStores(
  text: string,
  page: PageRequest,
  reader: StoreReader,
): Promise<Page<Store>> {
  const { items: found, next } = await findStores(text, page)
  const categories = found.flatMap(({ categoryId }) => categoryId ?? [])
  const items = await getItems([
    ...found.map(({ storeId }) => keyOfStore(storeId)),
    ...categories.map(keyOfCategory),
  ])
  const byId = new Map(items.map((item) => [item._id, item]))
  const read = found.flatMap(({ storeId, categoryId }) => {
    const [store, category] = [byId.get(storeId), byId.get(categoryId)]
    return store ? toStore(store, category ? toCategoryReference(category) : null, reader) : []
  })
  return { items: read, next }
}

/** Throws `conflict` for a slug that is taken, `invalid` for an unknown category. */
export async function createStore(
  form: StoreForm,
  { logo }: { logo: string },
  now: Date,
  uploads?: readonly ImageUpload[],
): Promise<Store> {
  const fields = storedFields(form)
  check(fields)
  return withCategory(await stores.create({ ...fields, logo }, now, { uploads }), uncachedAt(now))
}

function storedFields({ category, ...form }: StoreForm) {
  return { ...form, categoryId: category ?? null }
}

function check(store: Parameters<(typeof storeChecks)[number]>[0]): void {
  for (const each of storeChecks) each(store)
}

export function storeItems(
  form: StoreForm,
  { logo }: { logo: string },
  now: Date,
): [Item & StoredStore, Item, ...Item[]] {
  const store = stores.newItem({ ...storedFields(form), logo }, now)
  return [store, slugItems(slugsOf(store))[0], ...searchEntriesOf(store)]
}

/** Without a new logo it keeps the current one. */
interface Change {
  fields: StoreChanges
  logo?: ImageUpload | undefined
  versions: Versions
}

/** The old slug still leads to it. Throws `not_found`, `changed`, `conflict` (slug), `invalid` (category). */
export async function updateStore(id: string, { fields, logo, versions }: Change, now: Date): Promise<Store> {
  const { category: categoryId, ...others } = fields
  const next = (before: StoredStore): StoredStore => {
    const after = stores.withChanges(before, { ...others, categoryId, logo: logo?.path })
    check(after)
    return after
  }
  return withCategory(
    await stores.change(id, versions, next, now, { uploads: logo && [logo] }),
    uncachedAt(now),
  )
}

function requireCategory(id: string | null): Write[] {
  const refusal = invalidField('category', 'This category does not exist.')
  return id === null ? [] : [requireItem(keyOfCategory(id), refusal)]
}

/** The item of the current slug names the category, so that store and category are read at once. */
export function slugsOf({ _id, slug, categoryId, formerSlugs = [] }: StoredStore): Slugs {
  return { of: 'STORE', id: _id, keyOf: keyOfStoreSlug, slug, formerSlugs, fields: { categoryId } }
}

export function searchEntriesOf({ _id, name, categoryId }: StoredStore): Item[] {
  return searchEntries(_id, name, categoryId)
}

export function toStore(item: Item, category: CategoryReference | null, reader: StoreReader): Store {
  const ofFeatures = storeParts.map((part) => part(item, reader))
  return select(item, storeSchema, { category, ...(Object.assign({}, ...ofFeatures) as object) })
}

export async function withCategory(item: Item, reader: StoreReader): Promise<Store> {
  const [store] = await withCategories([item], reader)
  return store as Store
}

export async function withCategories(items: Item[], reader: StoreReader): Promise<Store[]> {
  const ids = items.flatMap(({ categoryId }) => (categoryId ?? []) as string[])
  const categories = await categoryReferences(ids)
  return items.map((item) => toStore(item, categories.get(item.categoryId as string) ?? null, reader))
}
