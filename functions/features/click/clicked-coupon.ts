import { type CouponStatus, couponStatusOf } from '#domain/coupon/coupon-status'
import type { Item } from '#table/keys'
import { isHidden } from '#table/hidden'
import { getItem } from '#table/read'
import { keyOfCoupon } from '#functions/coupon/keys'
import { keyOfStore } from '#functions/store/keys'
import type { StoredStore } from '#functions/store/store'
import type { CouponItem } from '#functions/coupon/stored-coupon'

type FoundStore = Item & StoredStore

export interface CouponWithStore {
  coupon: CouponItem
  store: FoundStore
}

export async function findCouponWithStore(couponId: string): Promise<CouponWithStore | undefined> {
  const coupon = await getItem(keyOfCoupon(couponId))
  if (!coupon || isHidden(coupon)) return undefined
  const store = await findStore(String(coupon['storeId']))
  return store && { coupon: coupon as CouponItem, store }
}

export const statusIn = ({ coupon }: CouponWithStore, now: Date): CouponStatus => couponStatusOf(coupon, now)

export const findStore = async (id: string): Promise<FoundStore | undefined> =>
  (await getItem(keyOfStore(id))) as FoundStore | undefined
