// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { Category } from '#domain/category/category'
import type { Review } from '#domain/review/review'
import type { Store } from '#domain/store/store'
import { mockFetch } from '../../tests/support/render-site'
import { renderStaff } from '../../tests/support/render-staff'
import { exampleAnswer } from '../../tests/support/valid-request'
import { withQueries } from '../../tests/support/with-queries'
import { TopButton } from './category/top-button'
import { categories } from './category/category-resource'
import { RowButtons } from './resource/row-buttons'
import { BulkButtons } from './review/bulk-buttons'
import { ReviewButtons } from './review/review-buttons'
import { stores } from './store/store-resource'

const fetching = mockFetch()

const category = { _id: 'c1', name: 'Garden', topCategory: false } as Category
const review = { _id: 'r1', storeId: { _id: 's1', name: 'Ebb' }, approved: false } as Review
const store = { _id: 's1', name: 'Ebb', version: 1 } as Store
const selection = {
  selected: ['r1'],
  isSelected: () => true,
  toggle: vi.fn<() => void>(),
  toggleAll: vi.fn<() => void>(),
  add: vi.fn<() => void>(),
  clear: vi.fn<() => void>(),
}

/** Two clicks on the same button, before anything is answered. */
function doubleClick(name: RegExp) {
  const button = screen.getByRole('button', { name })
  fireEvent.click(button)
  fireEvent.click(button)
}

const sent = () => fetching.mock.calls.map(([address, request]) => `${request?.method} ${address as string}`)

test.each<[string, ReactNode, RegExp, string]>([
  ['Make Top', <TopButton key="" category={category} />, /^Make Top/, 'PATCH /api/categories/c1/make-top'],
  ['Approve', <ReviewButtons key="" review={review} />, /^Approve/, 'PATCH /api/reviews/by-id/r1/approve'],
  [
    'Approve selected',
    <BulkButtons key="" items={[review]} selection={selection} />,
    /^Approve selected/,
    'PATCH /api/reviews/by-id/r1/approve',
  ],
  [
    'Delete of a store',
    <RowButtons key="" resource={stores} item={store} />,
    /^Delete/,
    'DELETE /api/stores/by-id/s1',
  ],
])('a double click on %s sends one request', async (_, element, name, request) => {
  fetching.mockReturnValue(new Promise(() => undefined))
  renderStaff(element)
  doubleClick(name)
  await vi.waitFor(() => expect(sent()).toContain(request))
  expect(sent()).toEqual([request])
})

test('the actions for several rows wait for each other, and say so', async () => {
  let answer: (response: Response) => void = () => {}
  fetching.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  renderStaff(<BulkButtons items={[review]} selection={selection} />)
  const button = screen.getByRole('button', { name: 'Approve selected' })
  await userEvent.click(button)
  expect(screen.getByText('1 selected, please wait...')).toHaveRole('status')
  for (const name of ['Approve selected', 'Delete selected']) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  }
  expect(button).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Delete selected' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()

  answer(Response.json(exampleAnswer('PATCH /reviews/by-id/{id}/approve')))
  expect(await screen.findByText('1 selected')).toBeVisible()
  expect(screen.getByText(/^Review approved successfully!/)).toBeVisible()
  expect(button).toHaveAttribute('aria-disabled', 'false')
})

test('an action for none of the rows keeps its button and the focus, and does nothing', async () => {
  const approved = { ...review, approved: true }
  const { rerender } = render(<BulkButtons items={[review]} selection={selection} />, {
    wrapper: withQueries,
  })
  const labels = screen.getAllByRole('button').map(({ textContent }) => textContent)
  const approve = screen.getByRole('button', { name: 'Approve selected' })
  act(() => approve.focus())
  rerender(<BulkButtons items={[approved]} selection={selection} />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(labels)
  expect(approve).toHaveFocus()
  expect(approve).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(approve)
  expect(sent()).toEqual([])
})

test('a double click on Delete asks once, and one on the answer sends one request', async () => {
  fetching.mockReturnValue(new Promise(() => undefined))
  renderStaff(<RowButtons resource={categories} item={category} />)
  doubleClick(/^Delete Garden/)
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/without a category\.$/)
  doubleClick(/^Delete$/)
  await vi.waitFor(() => expect(sent()).toEqual(['DELETE /api/categories/c1']))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
