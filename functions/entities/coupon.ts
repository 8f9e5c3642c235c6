import { ulid } from 'ulid'
import type { Coupon, CouponForm } from '#domain/coupon'
import { AppError } from '#domain/errors'
import type { Page, PageRequest } from '#domain/paging'
import type { StoreReference } from '#domain/store-reference'
import type { List } from '#table/cursor'
import { dayOf } from '#functions/visitors/day'
import type { Item } from '#table/keys'
import { inList, inParent, keyOf } from './keys'
import { getItem, queryItems, queryPage } from '#table/read'
import { storeReferences, toStoreReference } from './references'
import { count } from './counter'
import { putNew, requireItem, transact } from '#table/write'

/** All coupons, the newest first. */
export async function listCoupons(page: PageRequest, now: Date): Promise<Page<Coupon>> {
  const { items, next } = await queryPage({ index: 'byList', partition: 'COUPON', descending: true }, page)
  return { items: await withStores(items, now), next }
}

/** The coupons of a store, the newest first. Throws `not_found` when there is no such store. */
export async function listCouponsOfStore(
  storeId: string,
  page: PageRequest,
  now: Date,
): Promise<Page<Coupon>> {
  const list: List = { index: 'byParent', partition: inParent.couponsOf(storeId), descending: true }
  const [store, { items, next }] = await Promise.all([getItem(keyOf.store(storeId)), queryPage(list, page)])
  if (!store) throw new AppError('not_found', 'There is no such store.')
  return { items: items.map((item) => toCoupon(item, toStoreReference(store), now)), next }
}

/** The coupons that were looked at on the day of `now` (UTC), by their views, the most viewed first. */
export async function listMostViewedCoupons(limit: number, now: Date): Promise<Coupon[]> {
  const list: List = { index: 'byViews', partition: dayOf(now), descending: true }
  return withStores(await queryItems(list, limit), now)
}

/** One coupon. Throws `not_found`. */
export async function getCoupon(id: string, now: Date): Promise<Coupon> {
  const item = await getItem(keyOf.coupon(id))
  if (!item) throw noSuchCoupon()
  return withStore(item, now)
}

/** Creates a coupon and its count. Throws `invalid` for a store that is not there. */
export async function createCoupon(form: CouponForm, now: Date): Promise<Coupon> {
  const item = couponItem(form, now)
  const gone = 'This store does not exist.'
  await transact([
    putNew(item),
    requireItem(keyOf.store(form.storeId), new AppError('invalid', gone, { fields: { storeId: gone } })),
    count('COUPON', 1),
  ])
  return withStore(item, now)
}

/** A new coupon as it lies in the table. The day's views come with the first of them. */
export function couponItem(form: CouponForm, now: Date): Item {
  const { title, percentageOff, link, type, couponCode, storeId } = form
  const _id = ulid(now.getTime())
  const fields = { _id, title, percentageOff, link, type, couponCode, storeId, viewTotal: 0 }
  return withKeysOfCoupon({ ...fields, createdAt: now.toISOString(), version: 1 })
}

/** A coupon with its keys, which follow from what it holds. */
function withKeysOfCoupon<Held extends { _id: string; storeId: string }>(held: Held): Held & Item {
  const { _id, storeId } = held
  return {
    ...held,
    ...keyOf.coupon(_id),
    ...inList.byAge('COUPON', _id),
    ...inParent.coupon(storeId, _id),
  }
}

/** A coupon with its store. Throws `not_found` where that is gone, and the coupon just has not followed it yet. */
export async function withStore(item: Item, now: Date): Promise<Coupon> {
  const [coupon] = await withStores([item], now)
  if (!coupon) throw noSuchCoupon()
  return coupon
}

async function withStores(items: Item[], now: Date): Promise<Coupon[]> {
  const stores = await storeReferences(items.map(({ storeId }) => storeId as string))
  return items.flatMap((item) => {
    const store = stores.get(item.storeId as string)
    return store ? toCoupon(item, store, now) : []
  })
}

function toCoupon(item: Item, storeId: StoreReference, now: Date): Coupon {
  const { _id, title, percentageOff, link, type, couponCode, createdAt, version } = item as unknown as Coupon
  const viewCount = viewsOn(dayOf(now), item)
  return { _id, storeId, title, percentageOff, link, type, couponCode, viewCount, createdAt, version }
}

/** How often a coupon has been looked at on a day. */
export function viewsOn(day: string, coupon: Item): number {
  return coupon.viewsDay === day ? Number(coupon.viewsToday) : 0
}

export function noSuchCoupon() {
  return new AppError('not_found', 'There is no such coupon.')
}
