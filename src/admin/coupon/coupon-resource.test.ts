import { expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { coupons as resource } from './coupon-resource'

test.each([
  [['One'], 'Delete this coupon?', 'One'],
  [['One', 'Two'], 'Delete these 2 coupons?', 'One · Two'],
  [['One', 'Two', 'Three', 'Four'], 'Delete these 4 coupons?', 'One · Two · Three · and 1 more'],
])('the question before %j are deleted names them', (titles, question, detail) => {
  const [first, ...others] = titles.map((title) => ({ title }) as Coupon)
  expect(resource.remove.question!([first!, ...others])).toEqual({ question, detail })
})
