// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#domain/store'
import { ApiError } from '#lib/api-error'
import { createQueryClient } from '#lib/query-client'
import { SearchBox } from './search-box'

const answer = vi.fn<(term: string) => Promise<Store[]>>()

beforeEach(() => {
  vi.useFakeTimers()
  answer.mockReset().mockResolvedValue(['Zephyr Outfitters', 'Zest Kitchen'].map(storeOf))
  render(
    <QueryClientProvider client={createQueryClient(({ queryKey: [, params] }) => answer(params['term']!))}>
      <MemoryRouter>
        <SearchBox />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
})

afterEach(() => {
  vi.useRealTimers()
})

function Address() {
  return <p id="address">{useLocation().pathname}</p>
}

function storeOf(name: string): Store {
  return { _id: name, name, slug: name.toLowerCase().replace(' ', '-'), logo: null } as Store
}

const box = () => screen.getByRole('combobox', { name: 'Search stores' })
const options = () => screen.queryAllByRole('option').map((option) => option.lastChild?.textContent)
const asked = () => answer.mock.calls.map(([term]) => term)
const address = () => document.querySelector('#address')?.textContent

function type(text: string) {
  fireEvent.change(box(), { target: { value: text } })
}

async function wait(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

/** Types, pauses, and waits for the answer. */
async function search(text: string) {
  type(text)
  await wait(500)
  await wait(10)
}

test('it searches for the trimmed text after a pause of half a second', async () => {
  type('  zep ')
  await wait(499)
  expect(asked()).toEqual([])
  await wait(1)
  await wait(10)
  expect(asked()).toEqual(['zep'])
  expect(options()).toEqual(['Zephyr Outfitters', 'Zest Kitchen'])
})

test('typing restarts the pause', async () => {
  type('zep')
  await wait(400)
  type('zeph')
  await wait(400)
  expect(asked()).toEqual([])
  await wait(100)
  expect(asked()).toEqual(['zeph'])
})

test('two characters are too few, with any number of spaces', async () => {
  type('  ze  ')
  await wait(2000)
  expect(asked()).toEqual([])
})

test('a late answer is dropped', async () => {
  let answerFirst: (stores: Store[]) => void = () => undefined
  answer.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)))
  await search('old')
  answer.mockResolvedValueOnce([storeOf('New Shop')])
  await search('new')
  answerFirst([storeOf('Old Shop')])
  await wait(100)
  expect(options()).toEqual(['New Shop'])
})

test('clearing the text removes the results at once', async () => {
  await search('zep')
  type('')
  expect(options()).toEqual([])
  expect(box()).toHaveAttribute('aria-expanded', 'false')
})

test('an empty result has a message, without a dropdown', async () => {
  answer.mockResolvedValue([])
  await search('xyz')
  expect(screen.getByRole('status')).toHaveTextContent(/^No results found\.$/)
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a failure is shown in red', async () => {
  answer.mockRejectedValue(new ApiError(400, 'no'))
  await search('zep')
  expect(screen.getByText('An error occurred while searching')).toHaveClass('failed')
})

test('the arrow keys move through the results and wrap around; Enter opens one', async () => {
  await search('zep')
  const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.lastChild
  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  expect(active()).toHaveTextContent('Zephyr Outfitters')
  fireEvent.keyDown(box(), { key: 'ArrowUp' })
  expect(active()).toHaveTextContent('Zest Kitchen')
  fireEvent.submit(screen.getByRole('search'))
  expect(address()).toBe('/store/zest-kitchen')
  expect(box()).toHaveValue('')
})

test('Enter without a choice opens the first result', async () => {
  await search('zep')
  fireEvent.submit(screen.getByRole('search'))
  expect(address()).toBe('/store/zephyr-outfitters')
})

test('Enter before the first result does nothing', () => {
  type('zep')
  fireEvent.submit(screen.getByRole('search'))
  expect(address()).toBe('/')
})

test('Escape closes the results, and an arrow key opens them again', async () => {
  await search('zep')
  fireEvent.keyDown(box(), { key: 'Escape' })
  expect(options()).toEqual([])
  fireEvent.keyDown(box(), { key: 'ArrowDown' })
  expect(options()).toHaveLength(2)
})
