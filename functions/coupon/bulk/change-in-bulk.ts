import type { CouponForm } from '#domain/coupon/coupon'
import { AppError } from '#domain/http/errors'
import type { Versions } from '#table/rewrite'
import { putNew, type Write } from '#table/write'
import { changedCoupon, type CouponEdit, coupons, newCoupon } from '../coupon'
import type { CouponItem, StoredCoupon } from '../stored-coupon'
import { bulkRecordOf, fieldsBefore } from './bulk-record'

interface ChangeInBulk {
  /** Of all changes that are undone together (undo-bulk.ts). */
  bulkId: string
  /** Further writes of the transaction. */
  beside?: readonly Write[]
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
  { bulkId, versions, edit, beside = [] }: ChangeInBulk,
  now: Date,
): Promise<CouponItem> {
  return coupons.change(couponId, versions, (before) => plannedCoupon(before, edit(before), now), now, {
    beside: (before, after) => [
      putNew(bulkRecordOf(bulkId, after, fieldsBefore(before, after), now), alreadyInBulk),
      ...beside,
    ],
  })
}

/** The undo deletes it. Throws `invalid` for a store that does not exist. */
export function createInBulk(
  form: CouponForm,
  { bulkId, beside = () => [] }: { bulkId: string; beside?: (created: CouponItem) => readonly Write[] },
  now: Date,
): Promise<CouponItem> {
  return coupons.create(newCoupon(form, now), now, {
    beside: (coupon) => [putNew(bulkRecordOf(bulkId, coupon, undefined, now)), ...beside(coupon)],
  })
}

/** This bulk change has changed the coupon before. */
const alreadyInBulk = new AppError('conflict', 'This change has been made already.')
