import { expect, test } from 'vitest'
import { emptyText } from './empty-text'

test.each([
  [true, undefined, 'This store has no coupons yet.'],
  [false, undefined, 'There are no coupons yet.'],
  [true, 'withdrawn', 'No coupon of this store is withdrawn.'],
  [false, 'scheduled', 'No coupon is scheduled.'],
] as const)('of one store (%s), in the status %s: %s', (isOfStore, status, text) => {
  expect(emptyText(isOfStore, status)).toBe(text)
})
