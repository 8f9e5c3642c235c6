import type { Coupon } from '#domain/coupon/coupon'
import { choiceIn, type OfferChoice, type OfferSort } from '#domain/offers/offer-choices'
import { isProven } from '../proof/public'

const isOf: Record<OfferChoice, (coupon: Coupon) => boolean> = {
  codes: ({ type }) => type === 'coupon',
  deals: ({ type }) => type === 'deal',
  proven: isProven,
  ending: ({ status }) => status === 'ending',
  shipping: ({ discount }) => discount.kind === 'shipping',
}

/** What sorts last has no end. */
const sortKeys: Record<Exclude<OfferSort, 'proof'>, (coupon: Coupon) => string> = {
  newest: ({ _id }) => _id,
  soonest: ({ endsAt }) => endsAt ?? '~',
}

export function chosenOffers(coupons: Coupon[], search: URLSearchParams): Coupon[] {
  const { show, sort } = choiceIn(search)
  const chosen = show ? coupons.filter(isOf[show]) : coupons
  if (sort === 'proof') return chosen
  const sorted = chosen.toSorted((one, other) => (sortKeys[sort](one) < sortKeys[sort](other) ? -1 : 1))
  return sort === 'newest' ? sorted.toReversed() : sorted
}

export const countOf = (coupons: Coupon[], choice: OfferChoice): number => coupons.filter(isOf[choice]).length
