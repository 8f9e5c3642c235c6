import { isDeepStrictEqual } from 'node:util'
import {
  changedDiscount,
  type Coupon,
  type CouponChanges,
  type CouponForm,
  couponFormSchema,
  couponSchema,
} from '#domain/coupon/coupon'
import { type CouponDates, couponStatusOf } from '#domain/coupon/coupon-status'
import type { Versions } from '#table/rewrite'
import { requireItem } from '#table/write'
import { orders } from './coupon-orders'
import { staffAt } from '#functions/entity/read-context'
import { couponParts } from '#functions/features/coupon-parts'
import { entity, type Repository, noSuch } from '#functions/entity/entity'
import { keyOfStore } from '#functions/store/keys'
import { storeIsGone, unknownStore } from '#functions/store/references'
import { withStore } from './coupon-answer'
import type { CouponItem, StoredCoupon } from './stored-coupon'

export const coupons: Repository<StoredCoupon, typeof orders> = entity({
  name: 'COUPON',
  isShown: true,
  schema: couponSchema,
  orders,
  dependents: (before, after) => {
    const parts = couponParts.map((part) => part.dependents(before, after))
    const writes = parts.flatMap((part) => part.writes)
    if (!after) return { writes }
    // Clean-up, which moves it when it starts, gives it no new version.
    const isMoved = before ? ['isScheduled'] : []
    const isInSameStore = before?.storeId === after.storeId
    writes.push(requireItem(keyOfStore(after.storeId), isInSameStore ? noSuch('COUPON') : unknownStore()))
    return { writes, unchanged: [...isMoved, ...parts.flatMap((part) => part.unchanged)] }
  },
  restorable: {
    nameOf: ({ title }) => title,
    writes: (coupon) => [
      requireItem(keyOfStore(coupon.storeId), storeIsGone()),
      ...couponParts.flatMap((part) => part.dependents(undefined, coupon).writes),
    ],
  },
})

/** What visitors see of it. A change of these by staff sets `editedAt`. */
export function offerFieldsOf(coupon: StoredCoupon) {
  const { title, percentageOff, type, couponCode, terms, minimumSpend, discount, exclusive, ...rest } = coupon
  const { endsAt, endsPrecision, startsAt, storeId } = rest
  const offer = { title, percentageOff, type, couponCode, terms, minimumSpend, discount, exclusive }
  return { ...offer, startsAt, endsAt, endsPrecision, storeId }
}

/** Throws `invalid` for a store that does not exist. */
export async function createCoupon(form: CouponForm, now: Date): Promise<Coupon> {
  return withStore(await coupons.create(newCoupon(form, now), now), staffAt(now))
}

export function couponItem(form: CouponForm, now: Date): CouponItem {
  return coupons.newItem(newCoupon(form, now), now)
}

export const newCoupon = ({ withdrawn, ...form }: CouponForm, now: Date) =>
  withScheduledFlag({ ...form, withdrawnAt: withdrawn ? now.toISOString() : null, viewTotal: 0 }, now)

export function withScheduledFlag<Stored extends CouponDates>(
  coupon: Stored,
  now: Date,
): Stored & Pick<StoredCoupon, 'isScheduled'> {
  return { ...coupon, isScheduled: couponStatusOf(coupon, now) === 'scheduled' || undefined }
}

interface Change {
  fields: CouponChanges
  versions: Versions
}

/** The result is validated as a whole: its type may need a code. Throws `not_found`, `changed`, ZodError. */
export async function updateCoupon(id: string, { fields, versions }: Change, now: Date): Promise<Coupon> {
  const changed = (before: CouponItem) => changedCoupon(before, fields, now)
  return withStore(await coupons.change(id, versions, changed, now), staffAt(now))
}

/** What staff may change, with the store, which the form of one coupon keeps. */
export type CouponEdit = CouponChanges & { storeId?: string | undefined }

/** Throws ZodError. */
export function changedCoupon(
  before: CouponItem,
  { withdrawn, ...changes }: CouponEdit,
  now: Date,
): StoredCoupon {
  const whole = couponFormSchema.parse({ ...before, ...changes, ...changedDiscount(before, changes) })
  // The first withdrawal counts.
  const since = withdrawn ? (before.withdrawnAt ?? now.toISOString()) : null
  const withdrawnAt = withdrawn === undefined ? before.withdrawnAt : since
  return editedCoupon(before, { ...before, ...whole, withdrawnAt }, now)
}

export function editedCoupon(before: CouponItem, after: CouponItem, now: Date): StoredCoupon {
  const edited = isDeepStrictEqual(offerFieldsOf(before), offerFieldsOf(after))
    ? {}
    : { editedAt: now.toISOString() }
  const parts = isOtherOffer(before, after) ? couponParts.map((part) => part.ofAnotherOffer(before)) : []
  return withScheduledFlag(Object.assign({ ...after, ...edited }, ...parts) as StoredCoupon, now)
}

function isOtherOffer(before: StoredCoupon, after: StoredCoupon): boolean {
  return ['couponCode', 'type', 'link', 'storeId'].some(
    (name) => before[name as keyof StoredCoupon] !== after[name as keyof StoredCoupon],
  )
}
