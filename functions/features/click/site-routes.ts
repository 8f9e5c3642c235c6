import { couponStatusOf, isRedeemable } from '#domain/coupon/coupon-status'
import { AppError } from '#domain/http/errors'
import { countClick } from './click'
import { findCouponWithStore, findStore } from './clicked-coupon'
import type { RouteFunctions } from '#functions/http/call'
import { isBrowser } from './navigation'

export const clickRoutes = {
  // A direct link to a shop. Bots are not counted.
  'POST /clicks': async ({ body, clientAddress: address, userAgent, now, accept }) => {
    const { couponId, storeId = '', placement } = body
    const offer = couponId === undefined ? undefined : await findCouponWithStore(couponId)
    const store = couponId === undefined ? await findStore(storeId) : offer?.store
    if (!store) throw couponId === undefined ? unknown('store') : unknown('coupon')
    await accept()
    // A page may be older than the end of its offer.
    if (!isBrowser(userAgent) || (offer && !isRedeemable(couponStatusOf(offer.coupon, now)))) return
    await countClick({ storeId: store._id, couponId, placement }, { address, userAgent }, now)
  },
} satisfies Partial<RouteFunctions<'site'>>

function unknown(thing: 'coupon' | 'store'): AppError {
  const message = `There is no such ${thing}.`
  return new AppError('not_found', message, { fields: { [`${thing}Id`]: message } })
}
