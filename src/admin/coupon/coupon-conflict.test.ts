import { expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { valuesOf } from '../components/form/fields'
import { couponFields } from './coupon-fields'
import { coupons } from './coupon-resource'

const coupon = {
  storeId: {},
  discount: {},
  startsAt: '2026-12-24T18:00:00.000Z',
  minimumSpend: null,
} as unknown as Coupon
const end = '2026-12-28T00:00:00.000Z'

test.each([
  [{ endsAt: end, endsPrecision: 'day' }, '27 December 2026'],
  [{ endsAt: end, endsPrecision: 'instant' }, '28 December 2026 at 00:00'],
  [{ endsAt: '2026-12-28T09:30:15.000Z', endsPrecision: 'instant' }, '28 December 2026 at 09:30'],
  [{ endsAt: null }, ''],
] as const)('a conflict about a coupon of %j says its end as “%s”', (dates, text) => {
  const values = valuesOf(couponFields, { ...coupon, ...dates })
  const texts = Object.entries(values).map(([name, value]) => [name, coupons.edit.textOf?.(name, value)])
  expect(Object.fromEntries(texts)).toMatchObject({ startsAt: '24 December 2026 at 18:00', endsAt: text })
  expect(JSON.stringify(texts)).not.toMatch(/\d{4}-\d\d-\d\d/)
})
