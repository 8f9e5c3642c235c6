import { choiceIn, type OfferChoice } from '#domain/offers/offer-choices'
import { isRedeemable } from '#domain/coupon/coupon-status'
import type { Coupon } from '#domain/coupon/coupon'
import { pageQuery } from '#lib/page-query'
import { read, readInPages } from '#lib/read'
import { isTrending } from './is-trending'

const atOnce = '24'

/** What ends soon and what is new are lists of coupons, the others those of the rankings. */
export function offersRead(search: URLSearchParams) {
  const { show, sort } = choiceIn(search)
  const page = pageQuery(atOnce, search)
  if (show === 'ending') return couponsRead({ ...page, status: 'ending' })
  if (!show && sort === 'soonest') return couponsRead({ ...page, status: 'live' })
  if (!show && sort === 'newest') return couponsRead(page)
  const by = isTrending(search) ? 'trending' : show
  return readInPages('GET /offers', {}, { ...page, ...(by && { by }) })
}

const couponsRead = (query: Record<string, string>) =>
  readInPages('GET /coupons', {}, query, (coupons: Coupon[]) =>
    coupons.filter(({ status }) => isRedeemable(status)),
  )

export const bestOffersRead = (categoryId: string, show: OfferChoice | undefined) =>
  read('GET /categories/{id}/offers', { id: categoryId }, show && { by: show })
