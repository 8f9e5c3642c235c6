import { halfLives, kindOf } from '#domain/proof/tally'
import { type Vote, type DoubtDay, doubtDayAt } from '#domain/proof/verdict'
import { utcDayOf } from '#domain/time/utc-day'
import { isHidden } from '#table/hidden'
import type { Item, Key } from '#table/keys'
import { getItem, getItems } from '#table/read'
import { noSuch } from '#functions/entity/entity'
import { keyOfCoupon } from '#functions/coupon/keys'
import { doubtDayKey, keyOfVotes } from './keys'
import { keyOfStore } from '#functions/store/keys'
import { epochOf } from './proof'
import type { StoredCoupon } from '#functions/coupon/stored-coupon'

export interface CouponSignals {
  coupon: Item
  store: Item
  /** The votes within the last half-life of the offer. */
  votes: Vote[]
  votesItem: Item | undefined
  doubtDay: DoubtDay
  doubtItem: Item | undefined
}

/** Throws `not_found`, also for what is hidden with a deleted store. */
export async function readCoupon(couponId: string): Promise<Item> {
  const coupon = await getItem(keyOfCoupon(couponId), { consistent: true })
  if (!coupon || isHidden(coupon)) throw noSuch('COUPON')
  return coupon
}

export async function readCouponSignals(
  coupon: Item,
  others: Key[],
  now: Date,
): Promise<CouponSignals & { found: Item[] }> {
  const votesKey = keyOfVotes(String(coupon._id), epochOf(coupon))
  const [store, found] = await Promise.all([
    getItem(keyOfStore(String(coupon.storeId)), { consistent: true }),
    getItems([votesKey, doubtDayKey, ...others], { consistent: true }),
  ])
  if (!store) throw noSuch('COUPON')
  const [votesItem, doubtItem] = [itemAt(found, votesKey), itemAt(found, doubtDayKey)]
  const since = new Date(now.getTime() - halfLifeOf(coupon)).toISOString()
  const votes = ((votesItem?.answers ?? []) as Vote[]).filter(({ at }) => at >= since)
  const doubtDay = doubtDayAt(doubtItem as (Item & DoubtDay) | undefined, utcDayOf(now))
  return { coupon, store, votes, votesItem, doubtDay, doubtItem, found }
}

export function itemAt(found: readonly Item[], key: Key): Item | undefined {
  return found.find(({ pk, sk }) => pk === key.pk && sk === key.sk)
}

export function halfLifeOf(coupon: Item): number {
  return halfLives[kindOf(coupon as unknown as StoredCoupon)]
}
