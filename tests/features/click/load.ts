import { keyOfClickCount } from '#functions/features/click/keys'
import { utcDayOf } from '#domain/time/utc-day'
import type { Item } from '#table/keys'

/** Of each of the last 30 days: statistics cost as much as links were clicked on the days asked for. */
export function clicksOn({ _id, storeId }: Item): Item[] {
  const offer = { storeId: storeId as string, couponId: _id as string }
  return Array.from({ length: 30 }, (_, days) => {
    const day = utcDayOf(new Date(Date.now() - days * 86_400_000))
    return { ...keyOfClickCount(day, offer, 'coupons'), clicks: 3, repeats: 1 }
  })
}

export const clickReads = {
  'GET /stats/clicks': [{ query: { by: 'coupon', names: 'true' } }],
}
