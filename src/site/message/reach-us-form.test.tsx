// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderSite, sentForm, mockFetch } from '../../../tests/support/render-site'
import { ReachUsForm } from './reach-us-form'

const fetching = mockFetch()

async function sendMessage() {
  renderSite(<ReachUsForm missing="Zephyr" />)
  await userEvent.clear(screen.getByLabelText('Message'))
  await userEvent.type(screen.getByLabelText('Full Name'), 'Ada')
  await userEvent.type(screen.getByLabelText('Email Address'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Message'), 'A code has failed.')
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
}

test('a message is sent as typed, and confirmed', async () => {
  fetching.mockResolvedValue(Response.json({}, { status: 201 }))
  await sendMessage()
  expect(await screen.findByText('Your message is on its way.')).toBeVisible()
  expect(sentForm(fetching)).toEqual({
    address: '/api/messages',
    fields: {
      fullName: 'Ada',
      email: 'ada@example.com',
      phone: '',
      message: 'A code has failed.',
      website: '',
      elapsedMs: expect.stringMatching(/^\d+$/),
    },
  })
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

test('every field has its label, its type and its autocomplete value', () => {
  renderSite(<ReachUsForm />)
  const fields = ['Full Name', 'Email Address', 'Phone Number', 'Message'].map((label) => {
    const field = screen.getByLabelText(label)
    return [field.tagName, field.getAttribute('type'), field.getAttribute('autocomplete')]
  })
  expect(fields).toEqual([
    ['INPUT', 'text', 'name'],
    ['INPUT', 'email', 'email'],
    ['INPUT', 'tel', 'tel'],
    ['TEXTAREA', null, null],
  ])
  expect(screen.getByLabelText('Message')).toHaveAttribute('rows', '4')
})
