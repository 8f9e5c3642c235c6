// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storesFoundText } from '#domain/search/search-terms'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { ListPage } from './list-page'
import { useListAddress } from './use-list-address'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const search = { label: 'Search stores', found: storesFoundText }

function List({ count, next }: { count: number; next?: string }) {
  const address = useListAddress()
  const items = Array.from({ length: count })
  const page = { items, next, state: 'ready', isStale: false } as const
  return (
    <ListPage title="Stores" address={address} page={page} search={search}>
      <p id="address">{useLocation().search}</p>
    </ListPage>
  )
}

function show(address: string, count: number, next?: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <List count={count} {...(next !== undefined && { next })} />
    </MemoryRouter>,
  )
}

test.each([
  ['/?q=zep', 3, undefined, '3 stores found'],
  ['/?q=zep', 1, undefined, '1 store found'],
  ['/?q=zep', 25, 'more', 'First 25 of many'],
  ['/?q=zep&cursor=2', 4, undefined, '4 stores found'],
  ['/?q=zep', 0, undefined, ''],
  ['/', 25, 'more', ''],
] as const)('a search at %s with %i rows says how many: "%4$s"', (address, count, next, text) => {
  show(address, count, next)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([text])
})
