import { getCoupon, listCoupons } from '#functions/entities/coupon'
import type { Call, Reply } from '#functions/http/call'
import { listReply, pageOf } from '#functions/http/list-reply'
import { pathId } from '#functions/http/path-id'

/** All coupons, the newest first. */
export async function getCoupons(call: Call): Promise<Reply> {
  return listReply('GET /coupons', call, await listCoupons(pageOf(call), call.now))
}

/** One coupon. */
export async function getCouponById(call: Call): Promise<Reply> {
  return { status: 200, body: await getCoupon(pathId(call, 'coupon'), call.now) }
}
