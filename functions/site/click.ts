import { AppError } from '#domain/errors'
import { countClick } from '#functions/entities/click'
import { findStore, findOffer } from '#functions/entities/clicked-offer'
import type { RouteFunctions } from '#functions/http/call'
import { isPerson } from '#functions/visitors/person'

export const clickRoutes = {
  // A link that leads straight to a shop (product.md, section 24). What a program sends is not counted.
  'POST /clicks': async ({ body, clientAddress: address, userAgent, now, accept }) => {
    const { couponId, storeId = '', placement } = body
    const store = couponId === undefined ? await findStore(storeId) : (await findOffer(couponId))?.store
    if (!store)
      throw new AppError('not_found', `There is no such ${couponId === undefined ? 'store' : 'coupon'}.`)
    await accept()
    if (!isPerson(userAgent)) return
    await countClick({ storeId: store._id, couponId, placement }, { address, userAgent }, now)
  },
} satisfies Partial<RouteFunctions<'site'>>
