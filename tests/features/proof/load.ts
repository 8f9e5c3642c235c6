import { doubtOf } from '#functions/features/proof/stored-doubt'
import type { Item } from '#table/keys'

export const doubtedOffers = {
  doubted: (coupon: Item, doubtedAt: string) => [{ ...coupon, doubtedAt }, doubtOf(coupon, doubtedAt)],
}

// A catalogue has ten of them, and one more tells whether there is a next page.
export const doubtReads = {
  'GET /coupons/doubted': [{ query: { limit: '9' } }],
}
