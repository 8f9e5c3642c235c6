import type { CouponForm } from '#domain/coupon/coupon'
import { AppError } from '#domain/http/errors'
import type { Versions } from '#table/rewrite'
import { putNew, type Write } from '#table/write'
import { changedCoupon, type CouponEdit, coupons, newCoupon } from '../coupon'
import type { CouponItem, StoredCoupon } from '../stored-coupon'
import { type BulkRecord, bulkRecordOf, fieldsBefore } from './bulk-record'

/** The write of another item, and what its undo needs. */
export interface Beside extends NonNullable<BulkRecord['beside']> {
  write: Write
}

interface ChangeInBulk {
  /** The id of all changes that are undone together (undo-bulk.ts). */
  bulkId: string
  beside?: Beside
  versions: Versions
  edit: (before: CouponItem) => CouponEdit
}

/** The same object if nothing changes. Throws ZodError. */
export function plannedCoupon(before: CouponItem, edit: CouponEdit, now: Date): StoredCoupon {
  const after = changedCoupon(before, edit, now)
  return Object.keys(fieldsBefore(before, after)).length === 0 ? before : after
}

/** Nothing is written if nothing changes. Throws `not_found`, `changed`, ZodError, `alreadyInBulk`. */
export function changeInBulk(
  couponId: string,
  { bulkId, versions, edit, beside }: ChangeInBulk,
  now: Date,
): Promise<CouponItem> {
  return coupons.change(couponId, versions, (before) => plannedCoupon(before, edit(before), now), now, {
    beside: (before, after) =>
      recorded(bulkRecordOf(bulkId, after, fieldsBefore(before, after), now), beside),
  })
}

/** The undo deletes it. Throws `invalid` for a store that does not exist. */
export function createInBulk(
  form: CouponForm,
  { bulkId, besideOf }: { bulkId: string; besideOf?: (created: CouponItem) => Beside },
  now: Date,
): Promise<CouponItem> {
  return coupons.create(newCoupon(form, now), now, {
    beside: (coupon) => recorded(bulkRecordOf(bulkId, coupon, undefined, now), besideOf?.(coupon)),
  })
}

function recorded(record: BulkRecord, beside: Beside | undefined): Write[] {
  if (!beside) return [putNew(record, alreadyInBulk)]
  const { write, ...other } = beside
  return [putNew({ ...record, beside: other }, alreadyInBulk), write]
}

/** This bulk change has changed the coupon before. */
const alreadyInBulk = new AppError('conflict', 'This change has been made already.')
