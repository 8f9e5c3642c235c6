// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Message } from '#domain/message/message'
import { renderStaff } from '../../../tests/support/render-staff'
import { exampleAnswer } from '../../../tests/support/valid-request'
import { callAsStaff, pageAsStaff } from '../calls/staff-call'
import { Messages } from './messages'

vi.mock('../calls/staff-call')

test("staff read and delete a visitor's message", async () => {
  const [example] = exampleAnswer('GET /messages') as [Message]
  let messages = [{ ...example, _id: 'm1', fullName: 'Grace', message: 'WALK15 has stopped.' }]
  vi.mocked(pageAsStaff).mockImplementation(async () => ({ items: messages, next: undefined }) as never)
  vi.mocked(callAsStaff).mockImplementation(async () => void (messages = []))
  renderStaff(<Messages />)
  expect(await screen.findByText('WALK15 has stopped.')).toBeVisible()
  // Not by a pointer: without the build, style sheets share the names of their classes.
  screen.getByRole('button', { name: 'Delete the message of Grace' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Message deleted successfully!')).toBeVisible()
  expect(callAsStaff).toHaveBeenCalledWith('DELETE /messages/{id}', { params: { id: 'm1' } })
  expect(await screen.findByText('There are no messages.')).toBeVisible()
})
