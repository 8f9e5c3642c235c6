import { couponChangesSchema, couponFormSchema } from '#domain/coupon'
import { createCoupon, listMostViewedCoupons } from '#functions/entities/coupon'
import { deleteCoupon, updateCoupon } from '#functions/entities/edit-coupon'
import type { Call, Reply } from '#functions/http/call'
import { versionsOf } from '#functions/http/if-match'
import { pathId } from '#functions/http/path-id'

/** How many coupons the dashboard shows by their views. */
const mostViewed = 10

/** The coupons most looked at today. */
export async function getMostViewedCoupons({ now }: Call): Promise<Reply> {
  return { status: 200, body: await listMostViewedCoupons(mostViewed, now) }
}

/** Creates a coupon or a deal (product.md, section 5). */
export async function postCoupon(call: Call): Promise<Reply> {
  return { status: 201, body: await createCoupon(couponFormSchema.parse(call.json()), call.now) }
}

/** Changes what is named of a coupon. It stays with its store. */
export async function putCoupon(call: Call): Promise<Reply> {
  const id = pathId(call, 'coupon')
  const change = { fields: couponChangesSchema.parse(call.json()), versions: versionsOf(call) }
  return { status: 200, body: await updateCoupon(id, change, call.now) }
}

/** Deletes a coupon. */
export async function removeCoupon(call: Call): Promise<Reply> {
  await deleteCoupon(pathId(call, 'coupon'), versionsOf(call))
  return { status: 204, body: null }
}
