import { createHash } from 'node:crypto'
import type { Coupon } from '#domain/coupon/coupon'
import { listCoupons } from '#functions/coupon/find-coupons'
import { addViews } from '#functions/coupon/coupon-view'
import { utcDayOf } from '#domain/time/utc-day'
import { staffAt } from '#functions/entity/read-context'
import { demoCoupons } from './coupons'

/** On the day of `now` (UTC). Repeating it changes nothing. Coupons of staff stay as they are. */
export async function showTodaysVisits(now: Date): Promise<void> {
  const { items } = await listCoupons({}, staffAt(now))
  const day = utcDayOf(now)
  const titles = new Set(demoCoupons.map(({ form }) => form.title))
  for (const coupon of items.filter(({ title }) => titles.has(title))) {
    const missing = visitsOf(coupon, day) - coupon.viewCount
    if (missing > 0) await addViews(coupon._id, day, missing)
  }
}

/** The same on every machine: mostly some dozens, now and then over a hundred. */
function visitsOf({ storeId, title }: Pick<Coupon, 'storeId' | 'title'>, day: string): number {
  const hash = createHash('sha256').update(`${day} ${storeId.name} ${title}`).digest()
  const chance = hash.readUInt32BE() / 2 ** 32
  return 3 + Math.round(190 * chance ** 2.5)
}
