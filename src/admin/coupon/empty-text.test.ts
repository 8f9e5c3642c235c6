import { expect, test } from 'vitest'
import { emptyText } from './empty-text'

test.each([
  [true, undefined, false, 'This store has no coupons yet.'],
  [false, undefined, false, 'There are no coupons yet.'],
  [true, 'withdrawn', false, 'No coupon of this store is withdrawn.'],
  [false, 'scheduled', false, 'No coupon is scheduled.'],
  [false, 'scheduled', true, 'No coupon matches this search and these filters.'],
] as const)(
  'of one store (%s), in the status %s, filtered (%s): %s',
  (isOfStore, status, isFiltered, text) => {
    expect(emptyText({ isOfStore, status, isFiltered })).toBe(text)
  },
)
