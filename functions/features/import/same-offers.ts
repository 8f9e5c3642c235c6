import { marksOf } from '#domain/coupon/offer-marks'
import { listsByEnd } from '#functions/coupon/coupon-lists'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import { inBatches } from '#table/in-batches'
import { queryItems } from '#table/read'
import type { Row } from './rows'

/** The most coupons that are read of a store: of those with an end, and of those without, each. */
const mostOfStore = 250

/** Says of new rows which coupon of their store is the same offer: from another source, or by staff. */
export async function sameOffers(storeIds: Iterable<string>, now: Date): Promise<(row: Row) => Row> {
  const found = new Map<string, CouponItem>()
  await inBatches([...new Set(storeIds)], async (storeId) => {
    const lists = await Promise.all(listsByEnd(storeId, now).map((list) => queryItems(list, mostOfStore)))
    for (const coupon of lists.flat() as CouponItem[]) {
      for (const mark of marksOf(coupon)) found.set(`${storeId} ${mark}`, coupon)
    }
  })
  return (row) => {
    if (row.state !== 'new' || !row.fields) return row
    const [same] = marksOf(row.fields).flatMap((mark) => found.get(`${row.storeId} ${mark}`) ?? [])
    return same ? { ...row, sameAs: { couponId: same._id, source: same.source } } : row
  }
}
