import { hash } from 'node:crypto'
import { couponSchema } from '#domain/coupon/coupon'
import { bulkUndoWindow } from '#domain/coupon/bulk-edit'
import { differences } from '#table/if-unchanged'
import type { Item, Key } from '#table/keys'
import { keyOfBulkRecord } from '../keys'
import type { CouponItem, StoredCoupon } from '../stored-coupon'

/** What the undo of a bulk change needs to know of one coupon. It is written in the coupon's transaction. */
export interface BulkRecord extends Item {
  bulkId: string
  couponId: string
  title: string
  /** The coupon's version after the change. */
  version: number
  /** The hash of what staff edit, after the change (contentOf). */
  content?: string
  /** The changed fields as they were. Missing if the change created the coupon. */
  before?: Partial<StoredCoupon> | undefined
  /** An item that was written with the coupon, and what was there. It is undone with it. */
  beside?: { key: Key; before?: Item | undefined }
}

/** Views are counted without a new version. */
const unedited = new Set(['version', 'viewCount'])
const edited = Object.keys(couponSchema.shape).filter((name) => !unedited.has(name))

/** A hash of what staff edit: an edit that was taken back is none. */
export const contentOf = (coupon: CouponItem): string =>
  hash('sha256', JSON.stringify(edited.map((name) => coupon[name])), 'base64url')

export function bulkRecordOf(
  bulkId: string,
  coupon: CouponItem,
  before: BulkRecord['before'],
  now: Date,
): BulkRecord {
  const { _id: couponId, title, version } = coupon
  const content = contentOf(coupon)
  const expiresAt = Math.ceil((now.getTime() + bulkUndoWindow) / 1000)
  return {
    ...keyOfBulkRecord(bulkId, couponId),
    bulkId,
    couponId,
    title,
    version,
    content,
    before,
    expiresAt,
  }
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
