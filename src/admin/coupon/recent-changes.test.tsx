// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BulkChanges } from '#domain/coupon/bulk-edit'
import { renderStaff } from '../../../tests/support/render-staff'
import { useBulkRuns } from './bulk-runs'
import { RecentChanges } from './recent-changes'

const end = '2031-02-04T00:00:00.000Z'

test.each<[BulkChanges, string]>([
  [{ percentageOff: 52 }, 'Percentage off to 52%'],
  [{ terms: '' }, 'Terms to none'],
  [{ endsAt: end, endsPrecision: 'day' }, 'Ends to 3 February 2031'],
  [{ link: { find: 'a.test', replace: 'b.test' } }, 'Link: find and replace to a.test → b.test'],
  [{ type: 'coupon', couponCode: 'SAVE' }, 'Code or deal to Code, SAVE'],
  [{ storeId: 's1' }, 'Store'],
  [{ withdrawn: true }, 'Withdraw or restore to Withdrawn'],
])('the recent change %j says to what', (changes, text) => {
  const run = { bulkId: 'b1', at: new Date().toISOString(), changes, changed: 3, isWhole: true }
  useBulkRuns.setState({ recent: [run] })
  renderStaff(<RecentChanges />)
  fireEvent.click(screen.getByRole('button', { name: 'Recent changes' }))
  expect(screen.getByRole('button', { name: `Undo ${text} of 3 coupons,` })).toBeVisible()
})
