// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Store } from '#domain/store/store'
import { ApiError } from '#lib/api-error'
import { createQueryClient } from '#lib/query-client'
import { StorePicker } from './store-picker'

// search-box.test.tsx tests the pause of a search.
vi.mock('#lib/use-debounced', () => ({ useDebounced: (text: string) => text }))

const first = ['Ebb', 'Halfgear', 'Loam', 'Zephyr'].map(storeOf)
const found: Record<string, Store[]> = { ze: [storeOf('Zephyr'), storeOf('Zest')], q: [] }

function storeOf(name: string): Store {
  return { _id: `id of ${name}`, name } as Store
}

const chosen = vi.fn<(id: string) => void>()

function Picker() {
  const [value, setValue] = useState('')
  function choose(id: string) {
    chosen(id)
    setValue(id)
  }
  return <StorePicker label="Store" value={value} onChange={choose} />
}

function show() {
  chosen.mockReset()
  const client = createQueryClient(({ queryKey: [, { term, id }] }) => {
    if (term === undefined && id === undefined) return Promise.resolve({ body: first, next: null })
    const body = found[term!]
    return body ? Promise.resolve({ body, next: 'more' }) : Promise.reject(new ApiError(400, ''))
  })
  render(
    <QueryClientProvider client={client}>
      <Picker />
    </QueryClientProvider>,
  )
}

const field = () => screen.getByRole('combobox', { name: 'Store' })

test('it offers the first stores before anything is typed, and says how many', async () => {
  show()
  await userEvent.click(field())
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Ebb',
    'Halfgear',
    'Loam',
    'Zephyr',
  ])
  expect(screen.getByRole('status')).toHaveTextContent('4 stores found')
})

test('typing searches, and unsets the chosen store', async () => {
  show()
  await userEvent.click(field())
  await userEvent.click(await screen.findByRole('option', { name: 'Loam' }))
  await userEvent.clear(field())
  await userEvent.type(field(), 'ze')
  await userEvent.click(await screen.findByRole('option', { name: 'Zest' }))
  expect(chosen.mock.calls).toEqual([['id of Loam'], [''], ['id of Zest']])
})

test.each([
  ['q', 'No store has such a name.'],
  ['x', 'Failed to load stores. Please try again later.'],
])('typing %s: the list is replaced by "%s"', async (text, message) => {
  show()
  await userEvent.type(field(), text)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(message))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})
