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
import { toStoreReference, unknownStore, withStores } from './references'

interface StoredCoupon extends Omit<Coupon, 'storeId' | 'viewCount'> {
  storeId: string
  /** The views of all days. The first view of a day adds that day's count (coupon-view.ts). */
  viewTotal: number
}

export const coupons = entity<StoredCoupon>({
  name: 'COUPON',
  key: keyOf.coupon,
  indexKeys: ({ _id, storeId }) => ({ ...inList.byAge('COUPON', _id), ...inParent.coupon(storeId, _id) }),
  dependents: (before, after) => ({
    writes: after
      ? [requireItem(keyOf.store(after.storeId), before ? noSuch('COUPON') : unknownStore())]
      : [],
  }),
})

/** All coupons, the newest first. */
export async function listCoupons(page: PageRequest, now: Date): Promise<Page<Coupon>> {
  const list: List = { index: 'byList', partition: 'COUPON', descending: true }
  return readPage(list, page, (items) => withStores(items, toCouponOn(now)))
}

/** The coupons of a store, the newest first. Throws `not_found` if there is no such store. */
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

/** The coupons that were viewed on the day of `now` (UTC), the most viewed first. */
export async function listMostViewedCoupons(limit: number, now: Date): Promise<Coupon[]> {
  const list: List = { index: 'byViews', partition: dayOf(now), descending: true }
  return withStores(await queryItems(list, limit), toCouponOn(now))
}

/** One coupon. Throws `not_found`. */
export async function getCoupon(id: string, now: Date): Promise<Coupon> {
  return withStore(await coupons.get(id), now)
}

/** Creates a coupon and its count. Throws `invalid` for a store that does not exist. */
export async function createCoupon(form: CouponForm, now: Date): Promise<Coupon> {
  return withStore(await coupons.create({ ...form, viewTotal: 0 }, now), now)
}

/** A new coupon in its stored form. */
export function couponItem(form: CouponForm, now: Date): Item {
  return coupons.newItem({ ...form, viewTotal: 0 }, now)
}

interface Change {
  fields: CouponChanges
  versions: Versions
}

/**
 * Changes the given fields of a coupon. The coupon that results is validated as a whole: its type may need a
 * code.
 *
 * Throws `not_found`; `changed` if the coupon has none of the versions; ZodError if the result is not valid.
 */
export async function updateCoupon(id: string, { fields, versions }: Change, now: Date): Promise<Coupon> {
  const whole = (before: Item) => couponFormSchema.parse({ ...before, ...fields })
  const updated = await coupons.change(id, versions, (before) => ({ ...before, ...whole(before) }), now)
  return withStore(updated, now)
}

/** Deletes a coupon and its count. Throws `not_found`; `changed` if the coupon has none of the versions. */
export async function deleteCoupon(id: string, versions: Versions, now: Date): Promise<void> {
  await coupons.remove(id, versions, now)
}

/**
 * A coupon with its store. Throws `not_found` if the store is deleted; its coupons follow a moment later.
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

/** The views of a coupon on a day. */
export function viewsOn(day: string, coupon: Item): number {
  return coupon.viewsDay === day ? Number(coupon.viewsToday) : 0
}
