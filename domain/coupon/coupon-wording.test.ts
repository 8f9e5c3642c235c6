import { expect, test } from 'vitest'
import { couponHeading, factsOf } from './coupon-wording'

test.each([
  ['coupon', '33.33% off', '33.33% off coupon code'],
  ['deal', '£10 off', '£10 off deal'],
  ['coupon', 'Code', 'Coupon code'],
  ['deal', 'Deal', 'Deal'],
] as const)('the heading of a %s with the discount %s is %s', (type, discount, heading) => {
  expect(couponHeading({ type, labels: { discount } })).toBe(heading)
})

test.each([
  [{ type: 'coupon' }, '7 today users'],
  [{ type: 'deal' }, 'No code needed · 7 today users'],
  [
    { type: 'coupon', labels: { minimumSpend: 'Minimum spend £40', upTo: 'Up to £50' } },
    'Minimum spend £40 · Up to £50 · 7 today users',
  ],
] as const)('beside the type of %j stands "%s"', (coupon, text) => {
  expect(factsOf({ viewCount: 7, labels: { minimumSpend: null, upTo: null }, ...coupon })).toBe(text)
})
