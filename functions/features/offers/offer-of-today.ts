import type { Coupon } from '#domain/coupon/coupon'
import { nextChange } from '#domain/coupon/coupon-labels'
import { couponStatusOf, isRedeemable } from '#domain/coupon/coupon-status'
import { topStoreCount } from '#domain/store/store'
import { keyOfCoupon } from '#functions/coupon/keys'
import { toCouponFor } from '#functions/coupon/coupon-answer'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import { type ReadContext, staffAt } from '#functions/entity/read-context'
import { keyOfStore } from '#functions/store/keys'
import { toStoreReference } from '#functions/store/references'
import { stores } from '#functions/store/store'
import { inBatches } from '#table/in-batches'
import type { Item } from '#table/keys'
import { getItem, getItems, queryItems } from '#table/read'
import { put, transact } from '#table/write'
import { todayKey } from './keys'
import { liveOffersOf } from './summary'

/** So many of the best take turns, day by day. */
const turns = 7

/** If the first one ends meanwhile, the second is shown. */
const chosen = 3

const day = 24 * 60 * 60_000

interface Choice {
  couponId: string
  storeId: string
}

interface Proven extends Choice {
  rank: number
}

export async function offerOfToday(reader: ReadContext): Promise<Coupon[]> {
  const choices = ((await getItem(todayKey))?.choices ?? []) as Choice[]
  // Nearly always the first one is still good.
  for (const { couponId, storeId } of choices) {
    const items = await getItems([keyOfCoupon(couponId), keyOfStore(storeId)])
    const [item, store] = [couponId, storeId].map((id) => items.find(({ _id }) => _id === id))
    const coupon = item && store && provenOffer(item, store, reader)
    if (!coupon) continue
    reader.cacheUntil(nextChange(item as CouponItem, reader.now))
    return [coupon]
  }
  return []
}

function provenOffer(item: Item, store: Item, reader: ReadContext): Coupon | undefined {
  if (!isRedeemable(couponStatusOf(item as CouponItem, reader.now))) return undefined
  const coupon = toCouponFor(reader)(item, toStoreReference(store), store)
  return coupon.proof.state === 'works' ? coupon : undefined
}

/** Of the top stores the best proven offers, one a store. */
export async function chooseOfferOfToday(now: Date): Promise<void> {
  const top = await queryItems(stores.list('rating'), topStoreCount)
  if (top.length === 0) return
  const proven = (await inBatches(top, (store) => bestProvenOf(store, now))).flatMap((each) => each ?? [])
  // By id: their ranks change during the day, and the turn would go to another one.
  const best = proven
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, turns)
    .toSorted((one, other) => (one.couponId < other.couponId ? -1 : 1))
  const turn = Math.floor(now.getTime() / day) % Math.max(1, best.length)
  const choices = [...best.slice(turn), ...best.slice(0, turn)]
    .slice(0, chosen)
    .map(({ couponId, storeId }) => ({ couponId, storeId }))
  await transact([put({ ...todayKey, at: now.toISOString(), choices })])
}

async function bestProvenOf(store: Item, now: Date): Promise<Proven | undefined> {
  const storeId = String(store._id)
  const { live } = await liveOffersOf(storeId, now)
  const proven = live.flatMap((item) => provenOffer(item, store, staffAt(now)) ?? [])
  const [best] = proven.toSorted((one, other) => rankOf(other) - rankOf(one))
  return best && { couponId: best._id, storeId, rank: rankOf(best) }
}

/** Codes come before deals: they are what visitors look for. */
const rankOf = ({ type, proof }: Coupon) => proof.confidence + (type === 'coupon' ? 1 : 0)
