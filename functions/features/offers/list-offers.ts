import type { Coupon } from '#domain/coupon/coupon'
import { nextChange } from '#domain/coupon/coupon-dates'
import { couponStatusOf } from '#domain/coupon/coupon-status'
import { bestOfCategory, type OfferChoice, offersOfCategory } from '#domain/offers/offer-choices'
import type { Page, PageRequest } from '#domain/http/paging'
import { keyOfCategory } from '#functions/category/keys'
import { keyOfCoupon } from '#functions/coupon/keys'
import { toCouponFor } from '#functions/coupon/coupon-answer'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import { noSuch } from '#functions/entity/entity'
import { listOf } from '#functions/entity/order'
import type { ReadContext } from '#functions/entity/read-context'
import { keyOfStore } from '#functions/store/keys'
import { storeReferences, toStoreReference } from '#functions/store/references'
import type { Item } from '#table/keys'
import { getItem, getItems, queryItems, queryPage } from '#table/read'
import { isLive, isUsable, type Place, type RankedChoice, type RankedOffer, rankings } from './ranked-offers'
import { type StoredOffers, summarize } from './summary'
import { trendingPage } from './trending'

export async function listOffers(
  { by, ...page }: PageRequest & { by?: RankedChoice | 'trending' | undefined },
  reader: ReadContext,
): Promise<Page<Coupon>> {
  const { items, next } =
    by === 'trending'
      ? await trendingPage('offers', page)
      : await queryPage(listOf(rankings[by ?? 'all']), page)
  return { items: await offersAt(items as (Item & Place)[], reader), next }
}

/** One a store, of a choice too; what ends soon by its end. Throws `not_found`. */
export async function bestOffersOf(
  categoryId: string,
  by: OfferChoice | undefined,
  reader: ReadContext,
): Promise<Coupon[]> {
  const [category, ranked] = await Promise.all([
    getItem(keyOfCategory(categoryId)),
    by === undefined ? bestOfEachStore(categoryId) : rankedIn(categoryId, offersOfCategory),
  ])
  if (!category) throw noSuch('CATEGORY')
  const chosen = ranked.filter((each) => isOf(each, by, reader.now))
  const best = by === 'ending' ? chosen.toSorted(byEnd) : chosen
  return offersAt(onePerStore(best).slice(0, bestOfCategory), reader)
}

const rankedIn = (categoryId: string, count: number) =>
  queryItems(listOf(rankings.ofCategory, categoryId), count) as Promise<(Item & RankedOffer)[]>

/** Seldom all of them are needed. */
async function bestOfEachStore(categoryId: string): Promise<RankedOffer[]> {
  const first = await rankedIn(categoryId, 3 * bestOfCategory)
  const best = onePerStore(first)
  const isEnough = best.length >= bestOfCategory || first.length < 3 * bestOfCategory
  return isEnough ? best : onePerStore(await rankedIn(categoryId, offersOfCategory))
}

function onePerStore(ranked: readonly RankedOffer[]): RankedOffer[] {
  const ofStores = new Map(ranked.toReversed().map((item) => [item.storeId, item]))
  return ranked.filter((item) => ofStores.get(item.storeId) === item)
}

const byEnd = (one: RankedOffer, other: RankedOffer) => (String(one.endsAt) < String(other.endsAt) ? -1 : 1)

function isOf({ choices, endsAt }: RankedOffer, by: OfferChoice | undefined, now: Date): boolean {
  if (by === undefined) return true
  if (by !== 'ending') return choices.includes(by)
  return couponStatusOf({ startsAt: null, endsAt, withdrawnAt: null }, now) === 'ending'
}

/** Throws `not_found`. */
export async function bestOffersOfStore(
  storeId: string,
  count: number,
  reader: ReadContext,
): Promise<Coupon[]> {
  const store = await getItem(keyOfStore(storeId))
  if (!store) throw noSuch('STORE')
  const { offers: kept } = store as { offers?: StoredOffers }
  const offers = kept && !kept.bestIds ? (await summarize(store, reader.now)).offers : kept
  const places = (offers?.bestIds ?? []).slice(0, count).map((couponId) => ({ storeId, couponId }))
  return offersAt(places, reader, isLive)
}

/** Without those that have ended or failed since they got their place. */
export async function offersAt(
  places: readonly Place[],
  reader: ReadContext,
  isWanted = isUsable,
): Promise<Coupon[]> {
  const [found, stores] = await Promise.all([
    getItems(places.map(({ couponId }) => keyOfCoupon(couponId))),
    storeReferences(places.map(({ storeId }) => storeId)),
  ])
  const coupons = new Map(found.map((item) => [item._id, item as CouponItem]))
  const toCoupon = toCouponFor(reader)
  return places.flatMap(({ couponId, storeId }) => {
    const [coupon, store] = [coupons.get(couponId), stores.get(storeId)]
    if (!coupon || !store || !isWanted(coupon, reader.now)) return []
    reader.cacheUntil(nextChange(coupon, reader.now))
    return toCoupon(coupon, toStoreReference(store), store)
  })
}
