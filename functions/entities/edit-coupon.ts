import { type Coupon, type CouponChanges, couponFormSchema } from '#domain/coupon'
import { noSuchCoupon, withStore } from './coupon'
import type { Item } from '#table/keys'
import { keyOf } from './keys'
import { removeVersion, replace, rewrite, type Versions } from '#table/rewrite'
import { count } from './counter'
import { requireItem } from '#table/write'

interface Change {
  fields: CouponChanges
  versions: Versions
}

/**
 * Changes what is named of a coupon. Whether it has the code that its type asks for is judged on what comes out.
 *
 * Throws `not_found`; `changed` when it is at none of the versions; what zod throws.
 */
export async function updateCoupon(id: string, { fields, versions }: Change, now: Date): Promise<Coupon> {
  const updated = await rewrite(targetOf(id, versions), (before) => {
    const whole = couponFormSchema.parse({ ...before, ...fields })
    // Only what the form has: views are counted at the same time and must not be set back.
    const after: Item = { ...before, ...whole, version: Number(before.version) + 1 }
    const ofStore = requireItem(keyOf.store(whole.storeId), noSuchCoupon())
    return { writes: [replace(before, after), ofStore], result: after }
  })
  return withStore(updated, now)
}

/** Deletes a coupon and its count. Throws `not_found`; `changed` when it is at none of the versions. */
export async function deleteCoupon(id: string, versions: Versions): Promise<void> {
  await rewrite(targetOf(id, versions), (before) => ({
    writes: [removeVersion(before), count('COUPON', -1)],
    result: undefined,
  }))
}

function targetOf(id: string, versions: Versions) {
  return { key: keyOf.coupon(id), versions, missing: noSuchCoupon() }
}
