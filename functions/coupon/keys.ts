import { itemKey } from '#functions/entity/keys'
import { key } from '#table/keys'

export const keyOfCoupon = (id: string) => itemKey('COUPON', id)
export const keyOfView = (couponId: string, day: string, visitor: string) =>
  key(`VIEW#${couponId}#${day}#${visitor}`, 'VIEW')
/** What a coupon was before a bulk change, or that this change created it. */
export const keyOfBulkRecord = (bulkId: string, couponId: string) => key(`BULK#${bulkId}`, couponId)
/** A coupon that the undo of a bulk change has left as it is. Ids of coupons sort before these. */
export const keyOfSkipped = (bulkId: string, couponId: string) => key(`BULK#${bulkId}`, `SKIPPED#${couponId}`)
