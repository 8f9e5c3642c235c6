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

/** The same on every machine. Some offers are in demand for days, most are not. */
export function visitsOf({ title }: Pick<Coupon, 'title'>, day: string): number {
  const chance = (text: string) => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32
  return 3 + Math.round(150 * chance(`shop ${title}`) ** 4 * (0.5 + chance(`${day} ${title}`)))
}
