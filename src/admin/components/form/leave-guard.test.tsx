// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ConfirmDialog } from '../feedback/confirm-dialog'
import { LeaveGuard } from './leave-guard'

function Form() {
  const [, setCount] = useState(0)
  return (
    <>
      {/* Another function each time, as of a form whose state has changed. */}
      <LeaveGuard isUnsaved={() => true} />
      <ConfirmDialog />
      <button onClick={() => setCount((count) => count + 1)}>Type</button>
    </>
  )
}

test('whoever stays is asked once, also if the form is rendered while the answer is taken', async () => {
  const routes = [
    { path: '/list', element: 'The list' },
    { path: '/form', element: <Form /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/list', '/form'] })
  render(<RouterProvider router={router} />)
  await act(() => router.navigate(-1))
  await act(async () => {
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
      fireEvent.click(screen.getByText('Type'))
    })
  })
  expect(screen.queryByRole('alertdialog')).toBeNull()

  await act(() => router.navigate(-1))
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  })
  expect(screen.getByText('The list')).toBeVisible()
})
