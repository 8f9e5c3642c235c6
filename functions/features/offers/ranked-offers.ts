import { couponStatusOf, isRedeemable } from '#domain/coupon/coupon-status'
import type { OfferChoice } from '#domain/offers/offer-choices'
import { proofRank } from '#domain/proof/proof-wording'
import { isBeingChecked, proofIn } from '../proof/public'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import { listOf } from '#functions/entity/order'
import { indexKeysAt, type Item, key } from '#table/keys'
import { offersOf } from './keys'

/** The offers of all stores, the best proven first, without those that are being checked. */
export const rankings = {
  all: { index: 'byList', partition: 'OFFERS' },
  shipping: { index: 'byList', partition: 'OFFERS#SHIPPING' },
  codes: { index: 'byRank', partition: 'OFFERS#CODES' },
  deals: { index: 'byRank', partition: 'OFFERS#DEALS' },
  proven: { index: 'byStatus', partition: 'OFFERS#PROVEN' },
  ofCategory: { index: 'byParent', partition: 'CATEGORY#*#OFFERS' },
} as const

export interface Place {
  storeId: string
  couponId: string
}

export interface RankedOffer extends Place {
  choices: RankedChoice[]
  endsAt: string | null
}

/** What ends soon follows from the end. */
export type RankedChoice = Exclude<OfferChoice, 'ending'>

export const isLive = (coupon: CouponItem, now: Date): boolean => isRedeemable(couponStatusOf(coupon, now))

/** What has failed is not recommended, although visitors may still use it. */
export const isUsable = (coupon: CouponItem, now: Date): boolean =>
  !isBeingChecked(coupon) && isLive(coupon, now)

/** Items of a coupon that visitors can use. The confidence is rounded, so that its place seldom changes. */
export function rankedItems(coupon: CouponItem, store: Item, now: Date): (Item & RankedOffer)[] {
  const proof = proofIn(coupon, store, now)
  if (proof.state === 'checking') return []
  const { _id: couponId, type, discount, endsAt } = coupon
  const storeId = String(store._id)
  const choices: RankedChoice[] = [
    type === 'coupon' ? 'codes' : 'deals',
    ...(proof.state === 'works' ? (['proven'] as const) : []),
    ...(discount.kind === 'shipping' ? (['shipping'] as const) : []),
  ]
  const rank = `${String(Math.round(200 - proofRank(proof) * 100)).padStart(3, '0')}#${couponId}`
  const of = { storeId, couponId, choices, endsAt }
  const keysIn = (list: keyof typeof rankings, parent?: string) =>
    indexKeysAt(listOf(rankings[list], parent), rank)
  const category = store.categoryId as string | null
  const inLists = choices.map((choice): Record<string, string> =>
    choice === 'shipping' ? {} : keysIn(choice),
  )
  return [
    {
      ...key(offersOf(storeId), couponId),
      ...of,
      ...keysIn('all'),
      ...Object.fromEntries(inLists.flatMap((keys) => Object.entries(keys))),
      ...(category && keysIn('ofCategory', category)),
    },
    // It has its place in the index byList already.
    ...(choices.includes('shipping')
      ? [{ ...key(offersOf(storeId), `${couponId}#SHIPPING`), ...of, ...keysIn('shipping') }]
      : []),
  ]
}
