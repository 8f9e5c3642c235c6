// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Stats } from '#domain/api/stats'
import { createQueryClient } from '#lib/query-client'
import { CountCards } from './count-cards'

function open(read: () => Promise<Stats>) {
  render(
    <QueryClientProvider client={createQueryClient(read)}>
      <CountCards />
    </QueryClientProvider>,
  )
}

function card(label: string) {
  return within(screen.getByRole('heading', { name: label }).parentElement!)
}

test('the cards show the totals, and one total may fail alone', async () => {
  open(async () => ({ stores: 32, reviews: null, blogs: 0 }))
  expect(await card('Total Stores').findByText('32')).toBeVisible()
  expect(card('Total Reviews').getByText('Error loading data')).toBeVisible()
  expect(card('Total Blogs').getByText('0')).toBeVisible()
})
