import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponFormSchema } from '#domain/coupon/coupon'
import { withDecimals } from './decimals'

const schema = withDecimals(couponFormSchema, ['percentageOff'])
const coupon = {
  title: 'Everything',
  link: 'https://shop.example.com/',
  type: 'deal' as const,
  couponCode: '',
  storeId: '01HZZZZZZZZZZZZZZZZZZZZZZZ',
}

function judge(percentageOff: string) {
  const result = schema.safeParse({ ...coupon, percentageOff })
  return result.success
    ? result.data.percentageOff
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

const whole = fc.integer({ min: 0, max: 99 })
const decimals = fc.stringMatching(/^\d{1,6}$/)

test('a number is read the same with a point and with a comma', () => {
  fc.assert(
    fc.property(whole, decimals, (before, after) => {
      const value = Number(`${before}.${after}`)
      fc.pre(value === 0 || value >= 1e-9)
      expect(judge(`${before}.${after}`)).toBe(value)
      const byComma = judge(` ${before},${after} `)
      if (after.length === 3) expect(byComma).toHaveProperty('percentageOff')
      else expect(byComma).toBe(value)
    }),
  )
})

test.each([
  ['7,5', 7.5],
  ['0,5', 0.5],
  ['20', 20],
  ['1,234', { percentageOff: 'Percentage off must be a number.' }],
  ['seven', { percentageOff: 'Percentage off must be a number.' }],
  ['', { percentageOff: 'Percentage off is required.' }],
  ['7,', { percentageOff: 'Percentage off must be a number.' }],
  ['75,5e2', { percentageOff: 'Percentage off must be a number.' }],
  ['100,5', { percentageOff: 'Percentage off must be from 0 to 100.' }],
])('%j is read as %j', (typed, expected) => {
  expect(judge(typed)).toEqual(expected)
})
