import { expect, test } from 'vitest'
import type { ShownDiscount } from '../coupon/discount'
import { bestDiscount } from './store-offers'
import { offersText } from './offers-wording'

const percent = (percentageOff: number) => ({ percentageOff, discount: { kind: 'percent' as const } })
const other = (discount: ShownDiscount) => ({ percentageOff: 0, discount })
const amount = (value: number, currency = 'GBP') => other({ kind: 'amount', value, currency })
const shipping = other({ kind: 'shipping' })

test.each([
  [[], null],
  [[percent(0)], null],
  [[other({ kind: 'gift' }), other({ kind: 'other' })], null],
  [[percent(35.5)], '35.5% off'],
  [[percent(10), amount(90), percent(35), percent(0)], 'up to 35%'],
  [[amount(10), shipping], '£10 off'],
  [[amount(10), amount(12.5)], 'up to £12.50'],
  [[amount(10), amount(1000, 'JPY')], null],
  [[amount(10), amount(1000, 'JPY'), shipping], 'free shipping'],
])('the best of %j is %j', (offers, best) => {
  expect(bestDiscount(offers)).toBe(best)
})

test.each([
  [{ count: 1, isMore: false }, '1 offer'],
  [{ count: 5, isMore: false }, '5 offers'],
  [{ count: 100, isMore: true }, '100+ offers'],
])('%j reads as %s', (offers, text) => {
  expect(offersText(offers)).toBe(text)
})
