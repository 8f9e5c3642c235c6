// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { OfferState } from './report-columns'

test.each([
  ['SAVE20', '20% off', 'Live, 20% off, SAVE20'],
  [null, 'Deal', 'Live, Deal'],
])('an offer with the code %s that takes off %s is never without a word', (couponCode, discount, text) => {
  const coupon = { status: 'live', couponCode, labels: { discount } } as Coupon
  const { container } = render(<OfferState coupon={coupon} />)
  expect(container).toHaveTextContent(text)
})
