// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Store } from '#domain/store/store'
import { ApiError } from '#lib/api-error'
import { renderStaff } from '../../../tests/support/render-staff'
import { callAsStaff } from '../calls/staff-call'
import { StoreButtons } from './store-buttons'

vi.mock('../calls/staff-call')

const call = vi.mocked(callAsStaff)
const store = { _id: 's1', name: 'Ebb', version: 3 } as Store
const nothing = () => undefined

const click = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1)!)
const remove = async () => {
  await click('More for Ebb')
  await click('Delete Ebb')
}

test('an undo that fails shows the reason, and can be repeated until it is too late', async () => {
  call.mockReset().mockResolvedValueOnce(undefined)
  call.mockRejectedValueOnce(new ApiError(409, "The slug 'ebb' is taken."))
  renderStaff(<StoreButtons store={store} onEdit={nothing} onCoupons={nothing} />)
  expect(screen.queryByRole('button', { name: 'Delete Ebb' })).toBeNull()
  await remove()
  await screen.findByText('Store deleted successfully!')
  await click('Undo')
  expect(await screen.findByText(/^Failed to restore store\..* The slug 'ebb' is taken\.$/)).toBeVisible()
  call.mockResolvedValueOnce(store)
  await click('Try again')
  expect(await screen.findByText('Ebb is back.')).toBeVisible()

  call.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new ApiError(404, ''))
  await remove()
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(4))
  await click('Undo')
  expect(await screen.findByText(/A deletion is final after 30 days\.$/)).toBeVisible()
  expect(call.mock.calls.map(([key]) => key.split(' ')[0])).toEqual([
    'DELETE',
    'POST',
    'POST',
    'DELETE',
    'POST',
  ])
})

test('a deletion and its undo say how many offers go along', async () => {
  call.mockReset().mockResolvedValue(undefined)
  const offers = { count: 100, isMore: true, best: null }
  renderStaff(<StoreButtons store={{ ...store, offers }} onEdit={nothing} onCoupons={nothing} />)
  await remove()
  expect(await screen.findByText('Ebb and its 100+ offers')).toBeVisible()
  await click('Undo')
  expect(await screen.findByText('Ebb and its 100+ offers are back.')).toBeVisible()
})
