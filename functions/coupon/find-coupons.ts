import type { Coupon } from '#domain/coupon/coupon'
import { type CouponQuery, endOfWeek, isFiltered, isWanted } from '#domain/coupon/coupon-list'
import { AppError } from '#domain/http/errors'
import type { Page, PageRequest } from '#domain/http/paging'
import type { ReadContext } from '#functions/entity/read-context'
import { couponParts } from '#functions/features/coupon-parts'
import { storeReferences, toStoreReference } from '#functions/store/references'
import { isWordEntry, ownerOf } from '#functions/search/word-index'
import { queryPageWhere } from '#table/filtered-page'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { getItems } from '#table/read'
import {
  type CouponLists,
  listsByEnd,
  listsOfAll,
  listsOfEnding,
  listsOfStatus,
  listsOfStore,
} from './coupon-lists'
import { listCouponsOfStatus } from './coupon-reads'
import { hasWordsOf, type CouponSearch, searchCoupons } from './coupon-search'
import { hasStarted, readDue } from './scheduled-coupons'
import { toCouponFor } from './coupon-answer'
import type { CouponItem } from './stored-coupon'

interface Source extends CouponLists {
  search?: CouponSearch
}

/** Throws `unauthorized` to visitors for what only staff may list. */
export const listCoupons = (query: CouponQuery & PageRequest, reader: ReadContext): Promise<Page<Coupon>> =>
  isFiltered(query) ? findCoupons(query, reader) : listCouponsOfStatus(query, reader)

/** A store, a search, an end or a status chooses what is read; the other filters are applied to it. */
async function findCoupons(query: CouponQuery & PageRequest, reader: ReadContext): Promise<Page<Coupon>> {
  const { now, isStaff } = reader
  if (!isStaff) throw new AppError('unauthorized', 'Please sign in to search and filter coupons.')
  const source = await sourceOf(query, now)
  if (!source) return { items: [], next: undefined }
  const stores = new Map<string, Item>()
  const started = source.due && readDue(source.due, now)
  const { items, next } = await queryPageWhere(source.lists, query, keeping(query, source, stores, now), {
    joining: started?.then((found) => found.filter((item) => hasStarted(item, now))),
    // An entry has a coupon and a store, a coupon has a store.
    beside: source.search ? 2 : Number(needsStores(query)),
  })
  await addStores(items, stores)
  const toCoupon = toCouponFor(reader)
  const read = items.flatMap((coupon) => {
    const store = stores.get(coupon.storeId)
    return store ? toCoupon(coupon, toStoreReference(store), store) : []
  })
  return { items: read, next }
}

/** Undefined for a search without words. */
async function sourceOf(query: CouponQuery & PageRequest, now: Date): Promise<Source | undefined> {
  const { search: text = '', storeId, cursor } = query
  if (text === '' || storeId !== undefined) return listsFor(query, now)
  const search = await searchCoupons(text, cursor)
  return search && { lists: search.lists, search }
}

const needsStores = ({ search, categoryId }: CouponQuery): boolean =>
  Boolean(search) || categoryId !== undefined

/** Fills `stores`, if a filter needs them. */
function keeping(query: CouponQuery, { search }: Source, stores: Map<string, Item>, now: Date) {
  const { search: text = '', categoryId } = query
  const hasWords = hasWordsOf(text)
  const byStore = needsStores(query)
  const isAsked = (coupon: CouponItem) =>
    isWanted(coupon, query, now) && couponParts.every((part) => part.isWanted(coupon, query, now))
  const isOfAskedStore = (coupon: CouponItem) => {
    const store = stores.get(coupon.storeId)
    if (!byStore || !store) return !byStore
    return (
      (categoryId === undefined || store.categoryId === categoryId) &&
      (text === '' || hasWords(coupon, store))
    )
  }
  return async (items: Item[]): Promise<(CouponItem | undefined)[]> => {
    const isPossible = (item: Item) =>
      isWordEntry(item) ? search?.isFound(item) : isAsked(item as CouponItem)
    const possible = new Set(items.filter(isPossible))
    const [coupons] = await Promise.all([couponsAt([...possible]), byStore && addStores(possible, stores)])
    return items.map((item) => {
      const coupon = possible.has(item) ? coupons.get(item) : undefined
      return coupon && isAsked(coupon) && isOfAskedStore(coupon) ? coupon : undefined
    })
  }
}

/** Coupons by what stands for them: an entry, or the coupon itself. */
async function couponsAt(items: readonly Item[]): Promise<Map<Item, CouponItem>> {
  const entries = items.filter(isWordEntry)
  const found = await getItems(entries.map(ownerOf))
  const byKey = new Map(found.map((item) => [item.pk, item]))
  const places = items.map((item) => [item, isWordEntry(item) ? byKey.get(ownerOf(item).pk) : item] as const)
  return new Map(
    places.flatMap(([item, coupon]) => (coupon && !isHidden(coupon) ? [[item, coupon as CouponItem]] : [])),
  )
}

async function addStores(items: Iterable<Item>, stores: Map<string, Item>): Promise<void> {
  const ids = [...items].map(({ storeId }) => String(storeId)).filter((id) => !stores.has(id))
  for (const [id, store] of await storeReferences(ids)) stores.set(id, store)
}

/** One index for each request. */
function listsFor({ storeId, status, ends, sort }: CouponQuery, now: Date): CouponLists {
  if (ends !== undefined) return { lists: listsOfEnding(storeId, now, endOfWeek(now)) }
  if (sort === 'ends' && status === undefined) return { lists: listsByEnd(storeId, now) }
  if (storeId !== undefined) return listsOfStore(storeId, status, now)
  return status === undefined ? listsOfAll(true, now) : listsOfStatus(status, now)
}
