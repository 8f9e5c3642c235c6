import { countView } from '#functions/entities/coupon-view'
import type { Call, Reply } from '#functions/http/call'
import { limitVisitor } from '#functions/http/limit-visitor'
import { pathId } from '#functions/http/path-id'

/** Counts that a visitor has looked at a coupon, once a day, and answers with the day's count. */
export async function postCouponView(call: Call): Promise<Reply> {
  await limitVisitor('POST /coupons/{id}/views', call)
  const couponId = pathId(call, 'coupon')
  const { clientAddress: address, userAgent, now } = call
  return { status: 200, body: { viewCount: await countView(couponId, { address, userAgent }, now) } }
}
