import type { Coupon } from '#domain/coupon/coupon'
import {
  type CouponListRequest,
  isOfStatus,
  isRedeemable,
  couponStatusOf,
  type CouponStatus,
} from '#domain/coupon/coupon-status'
import { AppError } from '#domain/http/errors'
import { nextChange } from '#domain/coupon/coupon-dates'
import type { Page, PageRequest } from '#domain/http/paging'
import { utcDayOf } from '#domain/time/utc-day'
import type { List } from '#table/cursor'
import type { Item } from '#table/keys'
import { getItem, queryItems, queryPageOf } from '#table/read'
import { coupons } from './coupon'
import {
  type CouponLists,
  endedLately,
  roundedToCacheStep,
  listsOfAll,
  listsOfStatus,
  listsOfStore,
} from './coupon-lists'
import { noSuch } from '#functions/entity/entity'
import { type ReadContext, staffAt } from '#functions/entity/read-context'
import { keyOfStore } from '#functions/store/keys'
import { toStoreReference, withStores } from '#functions/store/references'
import { hasStarted, readDue } from './scheduled-coupons'
import { toCouponFor, withStore } from './coupon-answer'
import type { CouponItem } from './stored-coupon'

/** Visitors don't get scheduled coupons. Throws `unauthorized` for a status that visitors may not list. */
export async function listCouponsOfStatus(
  { status, ...page }: CouponListRequest,
  reader: ReadContext,
): Promise<Page<Coupon>> {
  if (status !== undefined && !reader.isStaff && !isRedeemable(status)) throw forStaffAlone()
  const { now, isStaff } = reader
  const lists = status === undefined ? listsOfAll(isStaff, now) : listsOfStatus(status, now)
  const { items, next } = await readLists(lists, page, reader, status)
  return { items: await withStores(items, toCouponFor(reader)), next }
}

/** Leaves out the few that clean-up (`moveStarted`) has not moved yet. */
async function readLists(
  { lists, due, coming }: CouponLists,
  page: PageRequest,
  reader: ReadContext,
  status: CouponStatus | undefined,
): Promise<Page<Item>> {
  const { now, isStaff, cacheUntil } = reader
  // What it adds has another status, and is left out.
  const shared = (list: List) => (isStaff ? list : roundedToCacheStep(list))
  const [first, ...others] = lists
  const started = due && readDue(shared(due), now)
  const [{ items, next }, ...ahead] = await Promise.all([
    queryPageOf(
      [shared(first), ...others.map(shared)],
      page,
      started?.then((found) => found.filter((item) => hasStarted(item, now))),
    ),
    started,
    // Some may just have ended.
    coming && queryItems(shared(coming), 5),
  ])
  for (const item of ahead.flatMap((each) => each ?? [])) cacheUntil(nextChange(item as CouponItem, now))
  return { items: items.filter(isFor(reader, status)), next }
}

/** Visitors get live coupons, or those that ended in the last 90 days. Throws `not_found`, `unauthorized`. */
export async function listCouponsOfStore(
  storeId: string,
  { status: requested, ...page }: CouponListRequest,
  reader: ReadContext,
): Promise<Page<Coupon>> {
  const { now, isStaff } = reader
  const status = requested ?? (isStaff ? undefined : 'live')
  if (!isStaff && status !== undefined && status !== 'expired' && !isRedeemable(status)) throw forStaffAlone()
  const lists =
    !isStaff && status === 'expired' ? endedLately(storeId, now) : listsOfStore(storeId, status, now)
  const [store, { items, next }] = await Promise.all([
    getItem(keyOfStore(storeId)),
    readLists(lists, page, reader, status),
  ])
  if (!store) throw noSuch('STORE')
  const toCoupon = toCouponFor(reader)
  return { items: items.map((item) => toCoupon(item, toStoreReference(store), store)), next }
}

function forStaffAlone(): AppError {
  return new AppError('unauthorized', 'Please sign in to see coupons of this status.')
}

export async function listMostViewedCoupons(limit: number, now: Date): Promise<Coupon[]> {
  const list: List = { index: 'byViews', partition: utcDayOf(now), descending: true }
  return withStores(await queryItems(list, limit), toCouponFor(staffAt(now)))
}

/** Throws `not_found`, to visitors also for one that has not started. */
export async function getCoupon(id: string, reader: ReadContext): Promise<Coupon> {
  const item = await coupons.get(id)
  if (!isFor(reader)(item)) throw noSuch('COUPON')
  return withStore(item, reader)
}

function isFor({ now, isStaff, cacheUntil }: ReadContext, wanted?: CouponStatus) {
  return (item: Item) => {
    const offer = item as CouponItem
    cacheUntil(nextChange(offer, now))
    const status = couponStatusOf(offer, now)
    if (status === 'scheduled' && !isStaff) return false
    return wanted === undefined || isOfStatus(status, wanted)
  }
}
