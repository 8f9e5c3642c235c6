import { expect, test } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { exampleAnswer } from '../../../tests/support/valid-request'
import { coupons as resource } from './coupon-resource'

test.each([
  [['One'], 'Delete this coupon?', 'One'],
  [['One', 'Two'], 'Delete these 2 coupons?', 'One · Two'],
  [['One', 'Two', 'Three', 'Four'], 'Delete these 4 coupons?', 'One · Two · Three · and 1 more'],
])('the question before %j are deleted names them', (titles, question, detail) => {
  const [first, ...others] = titles.map((title) => ({ title }) as Coupon)
  expect(resource.remove.question!([first!, ...others])).toEqual({ question, detail })
})

test('an export has the same columns for any coupon, in the words of the list', () => {
  const [example] = exampleAnswer('GET /coupons') as [Coupon]
  const { Id: _, ...exported } = resource.list.exported
  const labels = { ...example.labels, discount: 'Deal' }
  const proof = { ...example.proof, state: 'works', worked: 12, total: 14 } as const
  const deal = { ...example, type: 'deal', couponCode: null, percentageOff: 0, labels, proof } as Coupon
  const lines = Object.entries(exported).map(([name, valueOf]) => `${name}: ${valueOf(deal) ?? ''}`)
  expect(lines).toEqual([
    `Store: ${example.storeId.name}`,
    'Title: Text',
    'Type: Deal',
    'Coupon code: ',
    'Percentage off: ',
    'Discount: ',
    'Link: https://example.com/shop',
    'Starts: 2026-05-01',
    'Ends: 2098-12-24',
    'Terms: Text',
    'Minimum spend: £20',
    'Exclusive: Yes',
    'Status: Withdrawn',
    'Source: Our staff',
    'Works: 12 of 14',
    `Created: ${example.createdAt}`,
  ])
  expect(exported['Source']?.({ ...deal, source: 'feed:awin' })).toBe('Feed: awin')
})
