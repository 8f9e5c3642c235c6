import type { Coupon } from '#domain/coupon'
import { statusOf } from '#domain/coupon-status'
import type { Page, PageRequest } from '#domain/paging'
import type { DoubtsToday } from '#domain/signal'
import { type DoubtDay, doubtDayAt, isStopped, mostDoubts } from '#domain/verdict'
import { dayOf } from '#functions/visitors/day'
import { isHidden } from '#table/hidden'
import type { Item } from '#table/keys'
import { getItem, getItems, queryPageOf } from '#table/read'
import { inDoubt, keyOf } from './keys'
import { toStoreReference } from './references'
import { staffAt, type StoredCoupon, toCouponFor, withOffer } from './stored-coupon'

/**
 * The coupons that wait for a test by staff, the longest waiting first, without those of deleted stores and
 * those that have ended or were withdrawn.
 */
export async function listDoubtedCoupons(page: PageRequest, now: Date): Promise<Page<Coupon>> {
  const list = { index: 'byList', partition: inDoubt.coupons } as const
  const { items: doubts, next } = await queryPageOf([list], page, (doubt) => !hasExpired(doubt, now))
  return { items: await couponsOf(doubts, now), next }
}

/** Whether the offer of a doubt has ended. DynamoDB deletes the doubt in its own time. */
function hasExpired({ expiresAt }: Item, now: Date): boolean {
  return expiresAt !== undefined && Number(expiresAt) * 1000 <= now.getTime()
}

async function couponsOf(doubts: Item[], now: Date): Promise<Coupon[]> {
  const toCoupon = toCouponFor(staffAt(now))
  const found = await getItems(
    doubts.flatMap(({ couponId, storeId }) => [keyOf.coupon(String(couponId)), keyOf.store(String(storeId))]),
  )
  const byId = new Map(found.map((item) => [item._id, item]))
  return doubts.flatMap(({ couponId, storeId }) => {
    const [coupon, store] = [byId.get(couponId), byId.get(storeId)]
    return coupon && store && waits(coupon, now) ? toCoupon(coupon, toStoreReference(store), store) : []
  })
}

/** Whether it makes a difference to anybody that an offer is tested. */
function waits(coupon: Item, now: Date): boolean {
  const status = statusOf(withOffer(coupon), now)
  return !isHidden(coupon) && status !== 'withdrawn' && status !== 'expired'
}

/** Since when a coupon waits for a test: one answer asks staff, and more of them make a doubt. */
export function waitsSince({
  askedAt,
  doubtedAt,
}: {
  askedAt?: string | undefined
  doubtedAt?: string | undefined
}) {
  return askedAt ?? doubtedAt
}

/** The item that has a coupon wait for a test, until the offer ends. */
export function doubtOf(coupon: object, since: string): Item {
  const { _id: couponId, storeId, endsAt } = withOffer(coupon as StoredCoupon)
  return {
    ...keyOf.doubt(couponId),
    ...inDoubt.coupon(since, couponId),
    couponId,
    storeId,
    ...(endsAt !== null && { expiresAt: Math.ceil(Date.parse(endsAt) / 1000) }),
  }
}

/** How many offers visitors have put in doubt today, and whether they may go on. */
export async function readDoubtsToday(now: Date): Promise<DoubtsToday> {
  const day = doubtDayAt((await getItem(keyOf.doubtDay)) as (Item & DoubtDay) | undefined, dayOf(now))
  return { count: day.count, most: mostDoubts(day), isStopped: isStopped(day) }
}
