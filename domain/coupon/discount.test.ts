import { expect, test } from 'vitest'
import { discountLabel, minimumSpendLabel, percentageText, upToLabel } from './discount'

test.each([
  [{ kind: 'percent', value: 33.333333 }, '33.33% off'],
  [{ kind: 'percent', value: 0.001 }, 'Deal'],
  [{ kind: 'amount', value: 10, currency: 'GBP' }, '£10 off'],
  [{ kind: 'amount', value: 9.99, currency: 'EUR' }, '€9.99 off'],
  [{ kind: 'shipping' }, 'Free shipping'],
  [{ kind: 'gift' }, 'Free gift'],
  [{ kind: 'other' }, 'Deal'],
] as const)('%j is worded as %j', (discount, label) => {
  expect(discountLabel(discount, 'deal')).toBe(label)
})

test('a code without a discount is no deal', () => {
  expect(discountLabel({ kind: 'other' }, 'coupon')).toBe('Code')
})

test('the smallest purchase and the largest discount are told', () => {
  expect(minimumSpendLabel({ amount: 40, currency: 'GBP' })).toBe('Minimum spend £40')
  expect(minimumSpendLabel(null)).toBeNull()
  expect(upToLabel({ kind: 'percent', value: 20, upTo: 50, currency: 'USD' })).toBe('Up to US$50')
  expect(upToLabel({ kind: 'percent', value: 20 })).toBeNull()
})

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
