import {
  type Coupon,
  type CouponChanges,
  type CouponForm,
  couponFormSchema,
  couponSchema,
} from '#domain/coupon'
import type { Page, PageRequest } from '#domain/paging'
import type { StoreReference } from '#domain/store-reference'
import { dayOf } from '#functions/visitors/day'
import type { List } from '#table/cursor'
import type { Item } from '#table/keys'
import { getItem, queryItems, queryPage, readPage } from '#table/read'
import type { Versions } from '#table/rewrite'
import { select } from '#table/select'
import { requireItem } from '#table/write'
import { entity, noSuch } from './entity'
import { inList, inParent, keyOf } from './keys'
import { noStoreToPointTo, toStoreReference, withStores } from './references'

interface StoredCoupon extends Omit<Coupon, 'storeId' | 'viewCount'> {
  storeId: string
  /** Of all days. The day's views come with the first of them (coupon-view.ts). */
  viewTotal: number
}

export const coupons = entity<StoredCoupon>({
  name: 'COUPON',
  key: keyOf.coupon,
  places: ({ _id, storeId }) => ({ ...inList.byAge('COUPON', _id), ...inParent.coupon(storeId, _id) }),
  dependents: (before, after) => ({
    writes: after
      ? [requireItem(keyOf.store(after.storeId), before ? noSuch('COUPON') : noStoreToPointTo())]
      : [],
  }),
})

/** All coupons, the newest first. */
export async function listCoupons(page: PageRequest, now: Date): Promise<Page<Coupon>> {
  const list: List = { index: 'byList', partition: 'COUPON', descending: true }
  return readPage(list, page, (items) => withStores(items, toCouponOn(now)))
}

/** The coupons of a store, the newest first. Throws `not_found` when there is no such store. */
export async function listCouponsOfStore(
  storeId: string,
  page: PageRequest,
  now: Date,
): Promise<Page<Coupon>> {
  const list: List = { index: 'byParent', partition: inParent.couponsOf(storeId), descending: true }
  const [store, { items, next }] = await Promise.all([getItem(keyOf.store(storeId)), queryPage(list, page)])
  if (!store) throw noSuch('STORE')
  return { items: items.map((item) => toCouponOn(now)(item, toStoreReference(store))), next }
}

/** The coupons that were looked at on the day of `now` (UTC), by their views, the most viewed first. */
export async function listMostViewedCoupons(limit: number, now: Date): Promise<Coupon[]> {
  const list: List = { index: 'byViews', partition: dayOf(now), descending: true }
  return withStores(await queryItems(list, limit), toCouponOn(now))
}

/** One coupon. Throws `not_found`. */
export async function getCoupon(id: string, now: Date): Promise<Coupon> {
  return withStore(await coupons.get(id), now)
}

/** Creates a coupon and its count. Throws `invalid` for a store that is not there. */
export async function createCoupon(form: CouponForm, now: Date): Promise<Coupon> {
  return withStore(await coupons.create({ ...form, viewTotal: 0 }, now), now)
}

/** A new coupon as it lies in the table. */
export function couponItem(form: CouponForm, now: Date): Item {
  return coupons.newItem({ ...form, viewTotal: 0 }, now)
}

interface Change {
  fields: CouponChanges
  versions: Versions
}

/**
 * Changes what is named of a coupon. Whether it has the code that its type asks for is judged on what comes
 * out.
 *
 * Throws `not_found`; `changed` when it is at none of the versions; what zod throws.
 */
export async function updateCoupon(id: string, { fields, versions }: Change, now: Date): Promise<Coupon> {
  const whole = (before: Item) => couponFormSchema.parse({ ...before, ...fields })
  const updated = await coupons.change(id, versions, (before) => ({ ...before, ...whole(before) }), now)
  return withStore(updated, now)
}

/** Deletes a coupon and its count. Throws `not_found`; `changed` when it is at none of the versions. */
export async function deleteCoupon(id: string, versions: Versions, now: Date): Promise<void> {
  await coupons.remove(id, versions, now)
}

/**
 * A coupon with its store. Throws `not_found` where that is gone, and the coupon just has not followed it
 * yet.
 */
async function withStore(item: Item, now: Date): Promise<Coupon> {
  const [coupon] = await withStores([item], toCouponOn(now))
  if (!coupon) throw noSuch('COUPON')
  return coupon
}

function toCouponOn(now: Date) {
  const viewCount = (item: Item) => viewsOn(dayOf(now), item)
  return (item: Item, storeId: StoreReference): Coupon =>
    select({ ...item, storeId, viewCount: viewCount(item) }, couponSchema)
}

/** How often a coupon has been looked at on a day. */
export function viewsOn(day: string, coupon: Item): number {
  return coupon.viewsDay === day ? Number(coupon.viewsToday) : 0
}
