// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { renderStaff } from '../../../tests/support/render-staff'
import { callAsStaff } from '../calls/staff-call'
import { WithdrawButton } from './withdraw-button'

vi.mock('../calls/staff-call')

const call = vi.mocked(callAsStaff)
const coupon = { _id: 'c1', title: 'Ten off', status: 'live', withdrawnAt: null, version: 3 } as Coupon
const gone = { ...coupon, withdrawnAt: '2026-01-01T00:00:00.000Z', version: 4 }

test('it is withdrawn whatever its version is by now, and Undo restores it', async () => {
  call.mockReset().mockResolvedValueOnce(gone).mockResolvedValueOnce(coupon)
  renderStaff(<WithdrawButton coupon={coupon} />)
  await userEvent.click(screen.getByRole('button', { name: /^Withdraw/ }))
  await screen.findByText('Coupon withdrawn')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Coupon restored')
  const request = (withdrawn: boolean) => ['PUT /coupons/{id}', { params: { id: 'c1' }, body: { withdrawn } }]
  expect(call.mock.calls).toEqual([request(true), request(false)])
})
