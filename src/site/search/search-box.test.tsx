// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Store } from '#domain/store/store'
import { createQueryClient } from '#lib/query-client'
import type { ReadQueryKey } from '#lib/read'
import { SearchBox } from './search-box'

const answer = vi.fn<(term: string) => Promise<Store[]>>()

let next: string | null

beforeEach(() => {
  vi.useFakeTimers()
  next = null
  answer.mockReset().mockResolvedValue(['Zephyr Outfitters', 'Zest Kitchen'].map(storeOf))
  render(<App />)
})

function App() {
  const [client] = useState(() => createQueryClient(answerPage))
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SearchBox />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>
  )
}

async function answerPage({ queryKey: [, params] }: { queryKey: ReadQueryKey }) {
  return { body: await answer(params['term']!), next }
}

function Address() {
  const location = useLocation()
  return <p id="address">{location.pathname + location.search}</p>
}

function storeOf(name: string): Store {
  return { _id: name, name, slug: name.toLowerCase().replace(' ', '-'), logo: null } as Store
}

const box = () => screen.getByRole('combobox', { name: 'Search stores' })
const options = () => screen.queryAllByRole('option').map((option) => option.lastChild?.textContent)
const searches = () => answer.mock.calls.map(([term]) => term)
const address = () => document.querySelector('#address')?.textContent

function type(text: string) {
  fireEvent.change(box(), { target: { value: text } })
}

async function wait(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

async function search(text: string) {
  type(text)
  await wait(500)
  await wait(10)
}

test('it searches for the trimmed text after a pause of half a second', async () => {
  type('  zep ')
  await wait(499)
  expect(searches()).toEqual([])
  await wait(1)
  await wait(10)
  expect(searches()).toEqual(['zep'])
  expect(options()).toEqual(['Zephyr Outfitters', 'Zest Kitchen'])
})

test('two characters are too few, with any number of spaces', async () => {
  type('  ze  ')
  await wait(2000)
  expect(searches()).toEqual([])
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

test('an empty result has a message, without a dropdown', async () => {
  answer.mockResolvedValue([])
  await search('xyz')
  expect(screen.getByText('No results found.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search offers' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/search\?q=/),
  )
  expect(screen.queryByRole('listbox')).toBeNull()
})

test.each(['zep', 'hp', '京', '!!!', '🦊', '  a&b  ', ''])(
  'Enter without a choice leads to all results of "%s"',
  (text) => {
    type(text)
    fireEvent.submit(screen.getByRole('search'))
    expect(address()).toBe(`/search?${new URLSearchParams({ q: text.trim() }).toString()}`)
  },
)

test('Enter opens the only store of exactly this name at once', async () => {
  answer.mockResolvedValue([storeOf('Zephyr Outfitters')])
  await search('zephyr outfitters')
  fireEvent.submit(screen.getByRole('search'))
  expect(address()).toBe('/store/zephyr-outfitters')
})

test('where there are more results, the last row leads to all of them', async () => {
  next = 'more'
  await search(' zep')
  expect(options()).toEqual(['Zephyr Outfitters', 'Zest Kitchen', 'All results for “zep”'])
  expect(screen.getByRole('status')).toHaveTextContent(/^First 2 of many$/)
  fireEvent.keyDown(box(), { key: 'ArrowUp' })
  fireEvent.submit(screen.getByRole('search'))
  expect(address()).toBe('/search?q=zep')
})

function hydrateWith(text: string) {
  cleanup()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<App />)
  const field = container.querySelector('input')!
  field.focus()
  field.value = text
  render(<App />, { container, hydrate: true })
}

test('a text that was typed before hydration is searched for at once, a later one after its pause', async () => {
  hydrateWith(' zephyr')
  await wait(0)
  expect(searches()).toEqual(['zephyr'])
  await wait(0)
  expect(options()).toEqual(['Zephyr Outfitters', 'Zest Kitchen'])
  type('zephyra')
  await wait(499)
  expect(searches()).toEqual(['zephyr'])
  await wait(1)
  expect(searches()).toEqual(['zephyr', 'zephyra'])
})
