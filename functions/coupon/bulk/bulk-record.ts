import { couponSchema } from '#domain/coupon/coupon'
import { bulkUndoWindow } from '#domain/coupon/bulk-edit'
import { differences } from '#table/as-read'
import type { Item } from '#table/keys'
import { keyOfBulkRecord } from '../keys'
import type { CouponItem, StoredCoupon } from '../stored-coupon'

/** What the undo of a bulk change needs to know of one coupon. It is written in the coupon's transaction. */
export interface BulkRecord extends Item {
  bulkId: string
  couponId: string
  title: string
  /** The coupon's version after the change. */
  version: number
  /** The changed fields as they were. Missing if the change created the coupon. */
  before?: Partial<StoredCoupon> | undefined
}

export function bulkRecordOf(
  bulkId: string,
  { _id: couponId, title, version }: CouponItem,
  before: BulkRecord['before'],
  now: Date,
): BulkRecord {
  const expiresAt = Math.ceil((now.getTime() + bulkUndoWindow) / 1000)
  return { ...keyOfBulkRecord(bulkId, couponId), bulkId, couponId, title, version, before, expiresAt }
}

/** The changed ones of the fields that staff see, as they were. */
export function fieldsBefore(before: CouponItem, after: StoredCoupon): Partial<StoredCoupon> {
  const names = differences(before, after as CouponItem)
  return Object.fromEntries(
    names.flatMap((name) =>
      name in couponSchema.shape && name !== 'version' ? [[name, before[name as keyof StoredCoupon]]] : [],
    ),
  )
}
