import { expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon'
import { offerState } from './report-columns'

test.each([
  ['SAVE20', '20% off', 'Live, 20% off, SAVE20'],
  [null, 'Deal', 'Live, Deal'],
])('an offer with the code %s that takes off %s is never without a word', (couponCode, discount, said) => {
  expect(offerState({ status: 'live', couponCode, labels: { discount } } as Coupon)).toBe(said)
})
