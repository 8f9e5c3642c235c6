import { itemKey } from '#functions/entity/keys'
import { key } from '#table/keys'

export const keyOfCoupon = (id: string) => itemKey('COUPON', id)
export const keyOfView = (couponId: string, day: string, visitor: string) =>
  key(`VIEW#${couponId}#${day}#${visitor}`, 'VIEW')
