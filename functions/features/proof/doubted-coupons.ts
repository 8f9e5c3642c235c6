import { mostWaiting } from '#domain/api/stats'
import type { Coupon } from '#domain/coupon/coupon'
import { couponStatusOf } from '#domain/coupon/coupon-status'
import type { Page, PageRequest } from '#domain/http/paging'
import type { DoubtsToday } from '#domain/proof/proof'
import { type DoubtDay, doubtDayAt, isDoubtLimitReached, doubtLimit } from '#domain/proof/verdict'
import { utcDayOf } from '#domain/time/utc-day'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { getItem, getItems, queryItems, queryPage } from '#table/read'
import { shortRetry } from '#table/retry'
import { versionConflict } from '#table/as-read'
import { isConflict } from '#table/rewrite'
import { transact, type Write, writeTo } from '#table/write'
import { keyOfCoupon } from '#functions/coupon/keys'
import { doubtDayKey } from './keys'
import { staffAt } from '#functions/entity/read-context'
import { keyOfStore } from '#functions/store/keys'
import { toStoreReference } from '#functions/store/references'
import { type CouponItem, toCouponFor } from '#functions/coupon/stored-coupon'
import { doubtsByEnd, waitingDoubts } from './stored-doubt'

/** The longest waiting first, without ended and withdrawn coupons and those of deleted stores. */
export async function listDoubtedCoupons(page: PageRequest, now: Date): Promise<Page<Coupon>> {
  const { items: doubts, next } = await queryPage(waitingDoubts, page)
  const unended = doubts.filter((doubt) => !hasExpired(doubt, now))
  return { items: await couponsOf(unended, now), next }
}

export const offersWaiting = {
  offers: async (now: Date) => (await listDoubtedCoupons({ limit: mostWaiting }, now)).items.length,
}

/** Rarely more than this many end between two runs, which are a minute apart. */
const maxEnded = 500

/** DynamoDB deletes expired items late. */
export async function removeEndedDoubts(now: Date): Promise<void> {
  const ended = await queryItems({ ...doubtsByEnd, to: `${now.toISOString()}$` }, maxEnded)
  for (let at = 0; at < ended.length; at += 100) {
    const removals = ended.slice(at, at + 100).map(removeAsEnded)
    await transact(removals, shortRetry).catch((error: unknown) => {
      if (!isConflict(error)) throw error
    })
  }
}

/** Removes the doubt unless its coupon got another end meanwhile. */
function removeAsEnded(doubt: Item): Write {
  return writeTo('Delete', doubt, {
    ConditionExpression: 'attribute_not_exists(pk) OR statusSk = :end',
    ExpressionAttributeValues: { ':end': doubt.statusSk },
    refusal: versionConflict,
  })
}

function hasExpired({ expiresAt }: Item, now: Date): boolean {
  return expiresAt !== undefined && Number(expiresAt) * 1000 <= now.getTime()
}

async function couponsOf(doubts: Item[], now: Date): Promise<Coupon[]> {
  const toCoupon = toCouponFor(staffAt(now))
  const found = await getItems(
    doubts.flatMap(({ couponId, storeId }) => [keyOfCoupon(String(couponId)), keyOfStore(String(storeId))]),
  )
  const byId = new Map(found.map((item) => [item._id, item]))
  return doubts.flatMap(({ couponId, storeId }) => {
    const [coupon, store] = [byId.get(couponId), byId.get(storeId)]
    return coupon && store && waits(coupon, now) ? toCoupon(coupon, toStoreReference(store), store) : []
  })
}

function waits(coupon: Item, now: Date): boolean {
  const status = couponStatusOf(coupon as CouponItem, now)
  return !isHidden(coupon) && status !== 'withdrawn' && status !== 'expired'
}

/** How many offers visitors have put in doubt today, and whether they may go on. */
export async function readDoubtsToday(now: Date): Promise<DoubtsToday> {
  const day = doubtDayAt((await getItem(doubtDayKey)) as (Item & DoubtDay) | undefined, utcDayOf(now))
  return { count: day.count, most: doubtLimit(day), isStopped: isDoubtLimitReached(day) }
}
