import { keyOfCoupon } from '#functions/coupon/keys'
import { keyOfReview } from '#functions/review/keys'
import type { Feature } from '../feature'
import { keyOfReceipt, keyOfReport } from './keys'

const receipts = keyOfReceipt('*').pk

export const report: Feature = {
  name: 'report',
  rights: {
    reads: [receipts],
    writes: {
      PutItem: [receipts, keyOfReport('*').pk],
      ConditionCheckItem: [keyOfCoupon('*').pk, keyOfReview('*').pk],
    },
    hasForm: true,
  },
}
