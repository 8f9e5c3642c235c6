import * as z from 'zod'
import { maxTrending, trendDays } from '#domain/offers/offer-choices'
import type { Page, PageRequest } from '#domain/http/paging'
import type { Store } from '#domain/store/store'
import { day } from '#domain/time/lengths'
import { utcDayOf } from '#domain/time/utc-day'
import { keyOfCoupon } from '#functions/coupon/keys'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import { listOf } from '#functions/entity/order'
import { keyOfStore } from '#functions/store/keys'
import { stores, withCategories } from '#functions/store/store'
import type { StoreReader } from '#functions/store/store-part'
import { cursorOf, readCursor } from '#table/cursor'
import { isHidden } from '#table/hidden'
import { inBatches } from '#table/in-batches'
import type { Item, Key } from '#table/keys'
import { getItem, getItems, queryItems } from '#table/read'
import { put, transact } from '#table/write'
import { readDay } from '../click/public'
import { trendKey } from './keys'
import { isUsable, type Place, rankings } from './ranked-offers'

/** The number of places that are read for `maxTrending`: some have ended, or are being checked. */
const candidates = 3 * maxTrending

interface Trend {
  offers: Place[]
  stores: Pick<Place, 'storeId'>[]
}

/** The cursor is a place in the list, which is made anew each hour. */
export async function trendingPage<Name extends keyof Trend>(
  name: Name,
  { limit = maxTrending, cursor }: PageRequest,
): Promise<Page<Trend[Name][number]>> {
  const all = ((await getItem(trendKey)) as Partial<Trend> | undefined)?.[name] ?? []
  const position = z.tuple([z.literal(name), z.int().min(0)])
  const from = cursor === undefined ? 0 : readCursor(cursor, position)[1]
  const to = from + limit
  return { items: all.slice(from, to), next: to < all.length ? cursorOf([name, to]) : undefined }
}

export async function listTrendingStores(page: PageRequest, reader: StoreReader): Promise<Page<Store>> {
  const { items: places, next } = await trendingPage('stores', page)
  const found = await getItems(places.map(({ storeId }) => keyOfStore(storeId)))
  const byId = new Map(found.map((item) => [item._id, item]))
  const items = places.flatMap(({ storeId }) => byId.get(storeId) ?? [])
  return { items: await withCategories(items, reader), next }
}

/** Ranks by the clicks of the last days: a visitor counts once an offer and day. The best ones follow. */
export async function rankTrending(now: Date): Promise<void> {
  const days = Array.from({ length: trendDays }, (_, ago) => utcDayOf(new Date(now.getTime() - ago * day)))
  const [proven, rated, clicked] = await Promise.all([
    queryItems(listOf(rankings.all), maxTrending) as Promise<(Item & Place)[]>,
    queryItems(stores.list('rating'), maxTrending),
    inBatches(days, readDay),
  ])
  const clicks = clicked.flat().map(({ store, coupon, clicks: count }) => ({
    place: { storeId: store, couponId: coupon },
    count,
  }))
  const unclicked = <Of>(place: Of) => ({ place, count: 0 })
  const [offers, shops] = await Promise.all([
    mostClicked(
      // The link of a store has no coupon.
      [...proven.map(unclicked), ...clicks.filter(({ place }) => place.couponId !== '')],
      ({ couponId }) => keyOfCoupon(couponId),
      (item) => isUsable(item as CouponItem, now),
    ),
    mostClicked([...rated.map(({ _id }) => unclicked({ storeId: String(_id) })), ...clicks], ({ storeId }) =>
      keyOfStore(storeId),
    ),
  ])
  const trend: Trend = {
    offers: offers.map(({ storeId, couponId }) => ({ storeId, couponId })),
    stores: shops.map(({ storeId }) => ({ storeId })),
  }
  // A backup is restored into an empty table only.
  if (trend.stores.length === 0) return
  await transact([put({ ...trendKey, at: now.toISOString(), ...trend })])
}

/** The most clicked, without those that are gone. Of equal ones the first one comes first. */
async function mostClicked<Of>(
  clicks: readonly { place: Of; count: number }[],
  keyOf: (place: Of) => Key,
  isListed: (item: Item) => boolean = () => true,
): Promise<Of[]> {
  const sums = new Map<string, { place: Of; count: number }>()
  for (const { place, count } of clicks) {
    const { pk } = keyOf(place)
    sums.set(pk, { place, count: count + (sums.get(pk)?.count ?? 0) })
  }
  const most = [...sums.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, candidates)
    .map(({ place }) => place)
  const found = (await getItems(most.map(keyOf))).filter((item) => !isHidden(item) && isListed(item))
  const there = new Set(found.map(({ pk }) => pk))
  return most.filter((place) => there.has(keyOf(place).pk)).slice(0, maxTrending)
}
