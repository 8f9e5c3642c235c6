import { expect, test } from 'vitest'
import { couponHeading, percentageText, factsOf } from './coupon-wording'

test.each([
  [20, '20'],
  [7.5, '7.5'],
  [33.333333, '33.33'],
  [0.29, '0.29'],
  [8.2, '8.2'],
  [66.669, '66.66'],
  [99.999, '99.99'],
  [100, '100'],
  [0.001, '0'],
  [0, '0'],
])('%d%% off is shown as %s', (percentage, text) => {
  expect(percentageText(percentage)).toBe(text)
})

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
