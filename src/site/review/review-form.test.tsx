// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderSite, sentForm, mockFetch } from '../../../tests/support/render-site'
import { ApiError } from '#lib/api-error'
import type { ReadQueryKey } from '#lib/read'
import { ReviewForm } from './review-form'

// search-box.test.tsx tests the pause of a search.
vi.mock('#lib/use-debounced', () => ({ useDebounced: (text: string) => text }))

const fetching = mockFetch()

function open(readStores: () => Promise<unknown> = async () => [{ _id: 's1', name: 'Zephyr Outfitters' }]) {
  renderSite(<ReviewForm />, { answer: readStores })
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit review' }))

async function fillIn() {
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }))
  await userEvent.type(screen.getByLabelText('Your name'), 'Ada')
  await userEvent.type(screen.getByLabelText('Your comment'), 'Light and dry.')
  await userEvent.click(screen.getByLabelText('Store'))
  await userEvent.click(await screen.findByRole('option', { name: 'Zephyr Outfitters' }))
}

test('missing fields are named beside the button after the first input, and nothing is sent without them', async () => {
  open()
  const button = screen.getByRole('button', { name: 'Submit review' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('')
  await submit()
  expect(button).toHaveAccessibleDescription('Still to fill in: a rating, your name, a comment, a store.')
  await userEvent.click(screen.getByRole('radio', { name: '1 star' }))
  await userEvent.type(screen.getByLabelText('Your name'), '   ')
  expect(button).toHaveAccessibleDescription('Still to fill in: your name, a comment, a store.')
  await submit()
  expect(fetching).not.toHaveBeenCalled()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a complete review is sent once and confirmed, and the form is empty again', async () => {
  fetching.mockResolvedValue(Response.json({ statusCode: 201 }, { status: 201 }))
  open()
  await fillIn()
  await submit()
  expect(await screen.findByText('Review added successfully')).toBeVisible()
  expect(fetching).toHaveBeenCalledTimes(1)
  expect(sentForm(fetching)).toEqual({
    address: '/api/reviews/create',
    fields: {
      rating: '4',
      reviewerName: 'Ada',
      text: 'Light and dry.',
      storeId: 's1',
      website: '',
      elapsedMs: expect.stringMatching(/^\d+$/),
    },
  })
  expect(screen.getByLabelText('Your comment')).toHaveValue('')
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  ['the server fails', () => Promise.resolve(Response.json({}, { status: 500 })), ''],
  ['there is no answer', () => Promise.reject(new TypeError('network')), ''],
  [
    'the server refuses',
    () => Promise.resolve(Response.json({ error: 'too_many', message: 'Too many tries.' }, { status: 429 })),
    ' Too many tries.',
  ],
])('if %s it says so and keeps the input', async (_, answer, reason) => {
  fetching.mockImplementation(answer)
  open()
  await fillIn()
  await submit()
  await vi.waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      `Failed to add review please recheck and try again${reason}`,
    ),
  )
  expect(screen.getByLabelText('Your comment')).toHaveValue('Light and dry.')
})

test('if the stores cannot be read, the form says so and tries again', async () => {
  const readStores = vi.fn<() => Promise<unknown>>()
  readStores.mockRejectedValueOnce(new ApiError(404, ''))
  readStores.mockResolvedValue([{ _id: 's1', name: 'Ebb' }])
  open(readStores)
  expect(await screen.findByText('Failed to load stores. Please try again later.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await userEvent.click(await screen.findByLabelText('Store'))
  expect(await screen.findByRole('option', { name: 'Ebb' })).toBeVisible()
})

test('a store is searched by name, and told apart from another of the same name', async () => {
  const category = 'Outdoors'
  const same = { name: 'Ebb', category }
  const found = [
    { _id: 's1', slug: 'ebb', ...same },
    { _id: 's2', slug: 'ebb-2', ...same },
    { _id: 's3', slug: 'ebbe', name: 'Ebbe', category },
  ]
  const read = vi.fn(async (...[, { term }]: ReadQueryKey) => (term === undefined ? [] : found))
  renderSite(<ReviewForm />, { answer: read })
  const field = screen.getByRole('combobox', { name: 'Store' })
  await userEvent.type(field, 'eb')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Ebb /ebb', 'Ebb /ebb-2', 'Ebbe Outdoors'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(field).toHaveValue('Ebb')
  expect(new FormData(field.closest('form')!).get('storeId')).toBe('s2')
  await userEvent.type(field, 'x')
  expect(new FormData(field.closest('form')!).get('storeId')).toBe('')
})

test('offline, the reason follows the failure until the browser is online, and the input stays', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fetching.mockRejectedValue(new TypeError('Failed to fetch'))
  open()
  await fillIn()
  await submit()
  await vi.waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Failed to add review please recheck and try again You are offline. What you have typed is kept.',
    ),
  )
  await userEvent.type(screen.getByLabelText('Your comment'), ' More.')
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  expect(screen.getByLabelText('Your comment')).toHaveValue('Light and dry. More.')

  onLine.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByRole('status')).toHaveTextContent(/^Failed to add review please recheck and try again$/)
})
