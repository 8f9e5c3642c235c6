import { mostWaiting } from '#domain/api/stats'
import type { Coupon } from '#domain/coupon/coupon'
import type { Page, PageRequest } from '#domain/http/paging'
import type { DoubtsToday } from '#domain/proof/proof'
import { type DoubtDay, doubtDayAt, isDoubtLimitReached, doubtLimit } from '#domain/proof/verdict'
import { utcDayOf } from '#domain/time/utc-day'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { queryPageWhere } from '#table/filtered-page'
import { getItem, getItems } from '#table/read'
import { keyOfCoupon } from '#functions/coupon/keys'
import { doubtDayKey } from './keys'
import { staffAt } from '#functions/entity/read-context'
import { keyOfStore } from '#functions/store/keys'
import { toStoreReference } from '#functions/store/references'
import { toCouponFor } from '#functions/coupon/coupon-answer'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import { isWaiting, waitingDoubts } from './stored-doubt'

/** The longest waiting first, without ended and withdrawn coupons and those of deleted stores. */
export function listDoubtedCoupons(page: PageRequest, now: Date): Promise<Page<Coupon>> {
  // Each has a coupon and a store.
  return queryPageWhere([waitingDoubts], page, (doubts) => couponsOf(doubts, now), { beside: 2 })
}

export const offersWaiting = {
  offers: async (now: Date) => (await listDoubtedCoupons({ limit: mostWaiting }, now)).items.length,
}

async function couponsOf(doubts: Item[], now: Date): Promise<(Coupon | undefined)[]> {
  const toCoupon = toCouponFor(staffAt(now))
  // The database removes those of ended coupons some time later.
  const waiting = doubts.filter(({ expiresAt = Infinity }) => Number(expiresAt) * 1000 > now.getTime())
  const found = await getItems(
    waiting.flatMap(({ couponId, storeId }) => [keyOfCoupon(String(couponId)), keyOfStore(String(storeId))]),
  )
  const byId = new Map(found.map((item) => [item._id, item]))
  return doubts.map(({ couponId, storeId }) => {
    const [coupon, store] = [byId.get(couponId) as CouponItem | undefined, byId.get(storeId)]
    const waits = coupon && store && !isHidden(coupon) && isWaiting(coupon, now)
    return waits ? toCoupon(coupon, toStoreReference(store), store) : undefined
  })
}

/** How many offers visitors have put in doubt today, and whether they may go on. */
export async function readDoubtsToday(now: Date): Promise<DoubtsToday> {
  const day = doubtDayAt((await getItem(doubtDayKey)) as (Item & DoubtDay) | undefined, utcDayOf(now))
  return { count: day.count, most: doubtLimit(day), isStopped: isDoubtLimitReached(day) }
}
