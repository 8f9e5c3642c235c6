import type { Coupon } from '#domain/coupon/coupon'
import { topStoreCount } from '#domain/store/store'
import { day } from '#domain/time/lengths'
import { toCouponFor } from '#functions/coupon/coupon-answer'
import { type ReadContext, staffAt } from '#functions/entity/read-context'
import { toStoreReference } from '#functions/store/references'
import { stores } from '#functions/store/store'
import { inBatches } from '#table/in-batches'
import type { Item } from '#table/keys'
import { getItem, queryItems } from '#table/read'
import { put, transact } from '#table/write'
import { todayKey } from './keys'
import { offersAt } from './list-offers'
import type { Place } from './ranked-offers'
import { liveOffersOf } from './summary'

/** The number of the best offers that take turns, day by day. */
const turns = 7

/** If the first one ends meanwhile, the second is shown. */
const chosen = 3

export async function offerOfToday(reader: ReadContext): Promise<Coupon[]> {
  const choices = ((await getItem(todayKey))?.choices ?? []) as Place[]
  // Nearly always the first one is still good.
  for (const choice of choices) {
    const [offer] = await offersAt([choice], reader)
    if (offer?.proof.state === 'works') return [offer]
  }
  return []
}

/** Chooses the best proven offers of the top stores, one a store. */
export async function chooseOfferOfToday(now: Date): Promise<void> {
  const top = await queryItems(stores.list('rating'), topStoreCount)
  if (top.length === 0) return
  const proven = (await inBatches(top, (store) => bestProvenOf(store, now))).flatMap((each) => each ?? [])
  // They are ordered by id: their ranks change during the day, and the turn would go to another one.
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

async function bestProvenOf(store: Item, now: Date) {
  const storeId = String(store._id)
  const { live } = await liveOffersOf(storeId, now)
  const toCoupon = toCouponFor(staffAt(now))
  const offers = live.map((item) => toCoupon(item, toStoreReference(store), store))
  const proven = offers.filter(({ proof }) => proof.state === 'works')
  const [best] = proven.toSorted((one, other) => rankOf(other) - rankOf(one))
  return best && { couponId: best._id, storeId, rank: rankOf(best) }
}

/** Codes come before deals: they are what visitors look for. */
const rankOf = ({ type, proof }: Coupon) => proof.confidence + (type === 'coupon' ? 1 : 0)
