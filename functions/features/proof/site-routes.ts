import { isbot } from 'isbot'
import { isRedeemable } from '#domain/coupon/coupon-status'
import { AppError } from '#domain/http/errors'
import { getCoupon } from '#functions/coupon/coupon-reads'
import { giveSignal } from './signal'
import { eligibleVoter } from './voter'
import { readerOf } from '#functions/entity/read-context'
import type { RouteFunctions } from '#functions/http/call'

const ownName = /bot\b|crawler|spider|^(?:curl|wget|python|go-http-client|libwww-perl|java|okhttp)\b/i

/** Unusual browsers have a name and may vote, as a vote needs others to count. Their clicks do not count. */
const namesItselfBot = (userAgent: string): boolean =>
  userAgent === '' || (ownName.test(userAgent) && isbot(userAgent))

export const signalReads = {
  'GET /coupons/{id}/signals': async ({ params, ...call }) =>
    (await getCoupon(params.id, readerOf(call))).proof,
} satisfies Partial<RouteFunctions<'site'>>

export const proofRoutes = {
  // Votes need an offer that exists and that the visitor has seen.
  'POST /coupons/{id}/signals': async ({ params, body, ...call }) => {
    const { clientAddress: address, userAgent, now, accept } = call
    const { status, proof } = await getCoupon(params.id, readerOf(call))
    if (!isRedeemable(status)) throw new AppError('conflict', 'This offer is no longer available.')
    const voter = await eligibleVoter(params.id, { address, userAgent }, now)
    await accept()
    // Bots get an answer, but their vote is not stored.
    if (namesItselfBot(userAgent)) return proof
    return giveSignal(params.id, body, voter, now)
  },
} satisfies Partial<RouteFunctions<'site'>>

export async function storeSlugOf(couponId: string, now: Date): Promise<string | undefined> {
  const aVisitor = { now, isStaff: false, cacheUntil: () => undefined }
  const coupon = await getCoupon(couponId, aVisitor).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  })
  return coupon?.storeId.slug
}
