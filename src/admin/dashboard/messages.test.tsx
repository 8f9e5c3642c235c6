// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Message } from '#domain/message/message'
import { exampleAnswer } from '../../../tests/support/valid-request'
import { withQueries } from '../../../tests/support/with-queries'
import { callAsStaff, pageAsStaff } from '../calls/staff-call'
import { ConfirmDialog } from '../components/feedback/confirm-dialog'
import { Snackbars } from '../components/feedback/snackbars'
import { Messages } from './messages'

vi.mock('../calls/staff-call')

test("staff read and delete a visitor's message", async () => {
  const [example] = exampleAnswer('GET /messages') as [Message]
  let messages = [{ ...example, _id: 'm1', fullName: 'Grace', message: 'WALK15 has stopped.' }]
  vi.mocked(pageAsStaff).mockImplementation(async () => ({ items: messages, next: undefined }) as never)
  vi.mocked(callAsStaff).mockImplementation(async () => void (messages = []))
  const element = (
    <>
      <Messages />
      <ConfirmDialog />
      <Snackbars />
    </>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />, { wrapper: withQueries })
  expect(await screen.findByText('WALK15 has stopped.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Delete the message of Grace' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Message deleted successfully!')).toBeVisible()
  expect(callAsStaff).toHaveBeenCalledWith('DELETE /messages/{id}', { params: { id: 'm1' } })
  expect(await screen.findByText('There are no messages.')).toBeVisible()
})
