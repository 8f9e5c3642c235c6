import type { Item } from '#table/keys'
import { isHidden } from '#table/hidden'
import { getItem } from '#table/read'
import { keyOfCoupon } from '#functions/coupon/keys'
import { keyOfStore } from '#functions/store/keys'
import type { StoredStore } from '#functions/store/store'
import type { CouponItem } from '#functions/coupon/stored-coupon'

export async function findCouponWithStore(couponId: string) {
  const coupon = (await getItem(keyOfCoupon(couponId))) as CouponItem | undefined
  const store = coupon && !isHidden(coupon) ? await findStore(coupon.storeId) : undefined
  return coupon && store && { coupon, store }
}

export const findStore = async (id: string): Promise<(Item & StoredStore) | undefined> =>
  (await getItem(keyOfStore(id))) as (Item & StoredStore) | undefined
