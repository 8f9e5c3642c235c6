// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StaffReview } from '#domain/review/decision'
import { ApiError } from '#lib/api-error'
import { renderStaff } from '../../../tests/support/render-staff'
import { callAsStaff } from '../calls/staff-call'
import { ReviewButtons } from './review-buttons'

vi.mock('../calls/staff-call')

const call = vi.mocked(callAsStaff)
const review = { _id: 'r1', storeId: { _id: 's1', name: 'Ebb' }, approved: true, version: 3 } as StaffReview

beforeEach(() => {
  call.mockReset()
  renderStaff(<ReviewButtons review={review} />)
  fireEvent.click(screen.getByRole('button', { name: /^More for/ }))
})

const click = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
const sent = () => call.mock.calls.map(([key, request]) => [key.split('/').at(-1), request?.version])

test('a decision names the version that was looked at, and its Undo the version that it made', async () => {
  call.mockResolvedValue({ ...review, approved: false, version: 4 })
  await click(/^Unapprove/)
  await screen.findByText(/unapproved successfully/)
  await click(/^Undo/)
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      ['unapprove', 3],
      ['approve', 4],
    ]),
  )
})

test.each([
  [412, /^Not done: someone else has decided/],
  [404, /^Not done: someone else has deleted/],
  [503, /^Failed to unapprove review/],
])('a decision that is answered by %i says why it is not done', async (status, words) => {
  call.mockRejectedValue(new ApiError(status, ''))
  await click(/^Unapprove/)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByText(/successfully/)).toBeNull()
})
