// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { ApiError } from '#lib/api-error'
import { renderStaff } from '../../../tests/support/render-staff'
import { callAsStaff } from '../calls/staff-call'
import { WithdrawButton } from './withdraw-button'

vi.mock('../calls/staff-call')

const call = vi.mocked(callAsStaff)
const coupon = { _id: 'c1', title: 'Ten off', status: 'live', withdrawnAt: null, version: 3 } as Coupon
const gone = { ...coupon, withdrawnAt: '2026-01-01T00:00:00.000Z', version: 4 }

beforeEach(() => {
  call.mockReset()
  renderStaff(<WithdrawButton coupon={coupon} />)
})

const click = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
const changed = () => Promise.reject(new ApiError(412, 'changed'))
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

const written = () =>
  call.mock.calls.flatMap(([key, request]) =>
    key.startsWith('PUT ') ? [[request?.body, request?.version]] : [],
  )

test('what a colleague has withdrawn already is said so, and has no Undo', async () => {
  call.mockImplementationOnce(changed).mockResolvedValueOnce(gone)
  await click(/^Withdraw/)
  await screen.findByText('Coupon withdrawn already by someone else')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test.each([
  ['an edit by a colleague', changed, { ...coupon, version: 7 }],
  ['a lost request', lost, coupon],
])('after %s it is withdrawn all the same', async (_, first, newest) => {
  call.mockImplementationOnce(first).mockResolvedValueOnce(newest).mockResolvedValueOnce(gone)
  await click(/^Withdraw/)
  await vi.waitFor(() => expect(written()).toHaveLength(2))
  await screen.findAllByText('Coupon withdrawn')
  expect(written()).toEqual([
    [{ withdrawn: true }, 3],
    [{ withdrawn: true }, newest.version],
  ])
})

test('after a lost answer it counts as withdrawn, and Undo brings back that version', async () => {
  // Snackbars of earlier tests may still be there, below.
  const undos = () => screen.queryAllByRole('button', { name: 'Undo', hidden: true })
  const before = undos().length
  call.mockImplementationOnce(lost).mockResolvedValueOnce(gone).mockResolvedValue(coupon)
  await click(/^Withdraw/)
  await vi.waitFor(() => expect(call.mock.calls).toHaveLength(2))
  await vi.waitFor(() => expect(undos().length).toBeGreaterThan(before))
  await userEvent.click(undos()[0]!)
  await vi.waitFor(() =>
    expect(written()).toEqual([
      [{ withdrawn: true }, 3],
      [{ withdrawn: false }, 4],
    ]),
  )
})
