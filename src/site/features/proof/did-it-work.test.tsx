// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mockFetch, renderSite } from '../../../../tests/support/render-site'
import { DidItWork } from './did-it-work'

const fetching = mockFetch()

beforeEach(() => {
  fetching.mockImplementation(async () => Response.json({}))
})

const open = (address = '/') => renderSite(<DidItWork coupon={{ _id: 'c1' }} />, { address })

/** Presses a button, as a browser submits the form that it is in. */
async function press(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
}

const sent = () =>
  fetching.mock.calls.map(([address, request]) => [
    address,
    typeof request?.body === 'string' ? JSON.parse(request.body) : undefined,
  ])

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

const signals = '/api/coupons/c1/signals'

test('an answer is sent by its button, stays pressed, and can be changed', async () => {
  open()
  await press('Yes')
  expect([sent(), pressed()]).toEqual([[[signals, { outcome: 'worked' }]], ['Yes']])
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Thank you. You can change your answer today.'),
  )
  expect(screen.queryByRole('textbox')).toBeNull()
  await press('No')
  expect([sent().at(-1), pressed()]).toEqual([[signals, { outcome: 'failed' }], ['No']])
})

test.each([
  ['No', 'failed', 'What went wrong? (optional)'],
  ['Only on some things', 'partly', 'What did it work on? (optional)'],
])('after %s a reason can be given', async (name, outcome, label) => {
  open()
  await press(name)
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: 'Shoes' } })
  await press('Send')
  expect(sent().at(-1)).toEqual([signals, { outcome, reason: 'Shoes' }])
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Thank you. Our staff will read it.'),
  )
})

test('an answer that is refused is taken back, and says why', async () => {
  fetching.mockImplementation(async () =>
    Response.json({ error: 'too_many', message: 'Too many tries.' }, { status: 429 }),
  )
  open()
  await press('Yes')
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your answer could not be sent. Please try again. Too many tries.',
  )
})

test('a view that has not been counted yet is counted first', async () => {
  const answers = [Response.json({ error: 'conflict', message: '' }, { status: 409 }), Response.json({})]
  fetching.mockImplementation(async (address) =>
    address === '/api/coupons/c1/views' ? Response.json({}) : (answers.shift() ?? Response.json({})),
  )
  open()
  await press('Yes')
  expect(sent().map(([address]) => address)).toEqual([signals, '/api/coupons/c1/views', signals])
  expect(pressed()).toEqual(['Yes'])
})

test('what the browser has posted is pressed', () => {
  open('/coupons/zephyr?couponId=c1&sent=partly.m0')
  expect(pressed()).toEqual(['Only on some things'])
  expect(screen.getByRole('status')).toHaveTextContent('Thank you.')
})
