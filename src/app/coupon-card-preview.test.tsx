// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { exampleAnswer } from '../../tests/support/valid-request'
import { renderCouponCard } from './coupon-card-preview'

vi.mock('../site/coupon/coupon-card', () => {
  throw new Error('Offline.')
})

test('a form stays where the code of the card cannot be loaded', async () => {
  const coupon = exampleAnswer('POST /coupons/create') as Coupon
  render(<Suspense fallback="Loading">{renderCouponCard(coupon)}Title</Suspense>)
  expect(await screen.findByText('Title')).toBeVisible()
})
