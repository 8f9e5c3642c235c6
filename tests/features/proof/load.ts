import { doubtOf } from '#functions/features/proof/stored-doubt'
import type { Item } from '#table/keys'

export const doubtedOffers = {
  doubted: (coupon: Item, doubtedAt: string) => [{ ...coupon, doubtedAt }, doubtOf(coupon, doubtedAt)],
}

// A catalogue has ten of them, and one more tells whether there is a next page. They are of one store in the
// smallest catalogue, and of ten in a large one.
export const doubtReads = {
  'GET /coupons/doubted': [{ query: { limit: '9' }, maxReadUnits: 12 }],
}
