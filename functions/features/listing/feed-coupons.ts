import type { Coupon } from '#domain/coupon/coupon'
import { isRedeemable, couponStatusOf } from '#domain/coupon/coupon-status'
import { nextChange } from '#domain/coupon/coupon-dates'
import type { Item } from '#table/keys'
import { getItems, queryItems } from '#table/read'
import { listsOfStatus, listsOfStore, scheduledOf } from '#functions/coupon/coupon-lists'
import type { ReadContext } from '#functions/entity/read-context'
import { earlier } from '#functions/http/public-cache'
import { keyOfStore } from '#functions/store/keys'
import { coupons } from '#functions/coupon/coupon'
import { changedStoresOf, changeOf, findListing, hasLiveOffer, later, type StoreListing } from './listing'
import { toStoreReference, withStores } from '#functions/store/references'
import { toCouponFor } from '#functions/coupon/coupon-answer'
import type { CouponItem } from '#functions/coupon/stored-coupon'

export interface FeedCoupon {
  coupon: Coupon
  /** The later of creation and start. */
  since: string
  /** The last change that visitors see. */
  updated: string
}

export interface CouponsOfFeed {
  offers: FeedCoupon[]
  /** The store's or category's own last change; undefined if unknown. */
  changed?: string | undefined
  /** Expiry of the feed. */
  changesAt: Date | undefined
}

/** `open` offers are read with their stores, since some stores may be deleted. */
const readLimits = { offers: 30, open: 40, looked: 40, changed: 100, stores: 10 }

export async function readNewestCoupons(now: Date): Promise<CouponsOfFeed> {
  const parts = await Promise.all([
    queryItems(coupons.list('newest'), readLimits.looked),
    queryItems(
      { ...coupons.list('start'), descending: true, to: `${now.toISOString()}$` },
      readLimits.looked,
    ),
    queryItems(coupons.list('scheduledStart'), readLimits.offers),
    // The newest may all have ended.
    ...listsOfStatus('live', now).lists.map((list) => queryItems(list, readLimits.looked)),
  ])
  return feedOf(parts.flat(), now)
}

export async function newestOffersOf(store: Item, now: Date): Promise<CouponsOfFeed> {
  const [listing, items] = await Promise.all([
    findListing('STORE', String(store._id)),
    unendedOf(String(store._id), now),
  ])
  const changed = listing ? changeOf(listing, now) : String(store.createdAt)
  return { ...(await feedOf(items, now, [store])), changed }
}

export async function lastChangesIn(categoryId: string) {
  const [listing, found] = await Promise.all([
    findListing('CATEGORY', categoryId),
    queryItems({ ...changedStoresOf(categoryId), descending: true }, readLimits.changed),
  ])
  return { listing, stores: found as StoreListing[] }
}

export async function newestOffersIn(
  category: Item,
  { listing, stores: changedLast }: Awaited<ReturnType<typeof lastChangesIn>>,
  now: Date,
): Promise<CouponsOfFeed> {
  const found = changedLast.filter((each) => hasLiveOffer(each, now)).slice(0, readLimits.stores)
  const [stores, ...parts] = await Promise.all([
    getItems(found.map(({ id }) => keyOfStore(id))),
    ...found.map(({ id }) => unendedOf(id, now)),
  ])
  const changes = changedLast.map((each) => changeOf(each, now))
  const changed = changes.reduce(later, String(listing?.contentChangedAt ?? category.createdAt))
  return { ...(await feedOf(parts.flat(), now, stores)), changed }
}

async function unendedOf(storeId: string, now: Date): Promise<Item[]> {
  const parts = await Promise.all([
    ...listsOfStore(storeId, 'live', now).lists.map((list) => queryItems(list, readLimits.looked)),
    queryItems(scheduledOf(storeId), readLimits.offers),
  ])
  return parts.flat()
}

async function feedOf(items: Item[], now: Date, stores?: Item[]): Promise<CouponsOfFeed> {
  const changesAt = items.map((item) => nextChange(item as CouponItem, now)).reduce(earlier, undefined)
  const reader: ReadContext = { now, isStaff: false, cacheUntil: () => undefined }
  const toCoupon = toCouponFor(reader)
  const byId = new Map(items.map((item) => [String(item._id), item]))
  const newest = [...byId.values()]
    .filter((item) => isRedeemable(couponStatusOf(item as CouponItem, now)))
    .toSorted((a, b) => (sinceOf(a) < sinceOf(b) ? 1 : -1))
    .slice(0, readLimits.open)
  const read = stores
    ? newest.flatMap((item) => {
        const store = stores.find(({ _id }) => _id === item.storeId)
        return store ? { item, coupon: toCoupon(item, toStoreReference(store), store) } : []
      })
    : await withStores(newest, (item, reference, store) => ({
        item,
        coupon: toCoupon(item, reference, store),
      }))
  const offers = read
    .slice(0, readLimits.offers)
    .map(({ item, coupon }) => ({ coupon, since: sinceOf(item), updated: updateOf(item) }))
  return { offers, changesAt }
}

function sinceOf(item: Item): string {
  return later((item as CouponItem).startsAt ?? '', String(item.createdAt))
}

function updateOf(item: Item): string {
  return later(sinceOf(item), typeof item.editedAt === 'string' ? item.editedAt : '')
}
