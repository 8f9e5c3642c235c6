import { utcDayOf } from '#domain/time/utc-day'
import { listCoupons } from '#functions/coupon/find-coupons'
import { staffAt } from '#functions/entity/read-context'
import { additionOf } from '#functions/features/click/click'
import { readDay } from '#functions/features/click/public'
import { transactInParts, writeTo } from '#table/write'
import { demoCoupons } from '../../coupons'
import { visitsOf } from '../../views'
import { day } from '#domain/time/lengths'

const days = 7

/** Adds clicks of today and the days before it. A day that has clicks stays as it is. */
export async function showClicks(now: Date): Promise<void> {
  const { items } = await listCoupons({}, staffAt(now))
  const titles = new Set(demoCoupons.map(({ form }) => form.title))
  const offers = items.filter(({ title }) => titles.has(title))
  for (let ago = 0; ago < days; ago++) {
    const moment = new Date(now.getTime() - ago * day)
    if ((await readDay(utcDayOf(moment))).length > 0) continue
    const writes = offers.flatMap(({ _id: couponId, storeId: { _id: storeId }, title }) => {
      // One of four visitors of an offer follows its link.
      const clicks = Math.floor(visitsOf({ title }, utcDayOf(moment)) / 4)
      if (clicks === 0) return []
      const counts = { clicks, repeats: Math.floor(clicks / 4) }
      const { key, ...update } = additionOf({ couponId, storeId, placement: 'dialog' }, counts, moment)
      return writeTo('Update', key, update)
    })
    await transactInParts(writes)
  }
}
