// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useWantedRow, focusRowWhenLoaded } from './wanted-row'

vi.mock('@tanstack/react-query', () => ({ useIsFetching: () => Number(isReading) }))

let isReading = false

function List({ rows }: { rows: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null)
  useWantedRow(list, rows)
  return (
    <ul ref={list}>
      {rows.map((row) => (
        <li key={row} data-row={row}>
          <button>{row}</button>
        </li>
      ))}
    </ul>
  )
}

/** A page with two lists, as the dashboard. */
function page(rows: readonly string[], reads = false) {
  isReading = reads
  return (
    <main tabIndex={-1}>
      <List rows={['offer']} />
      <List rows={rows} />
    </main>
  )
}

beforeEach(() => document.body.focus())

test('a row that was restored has the focus once its list is read, whatever other lists there are', () => {
  const { rerender } = render(page([], true))
  act(() => focusRowWhenLoaded('review'))
  expect(document.body).toHaveFocus()
  rerender(page(['review']))
  expect(screen.getByRole('button', { name: 'review' })).toHaveFocus()
})

test('a row that is shown already has it at once', () => {
  render(page(['review']))
  act(() => focusRowWhenLoaded('review'))
  expect(screen.getByRole('button', { name: 'review' })).toHaveFocus()
})

test('the page has it if no list has the row', () => {
  const { rerender } = render(page([], true))
  act(() => focusRowWhenLoaded('review'))
  rerender(page([]))
  expect(screen.getByRole('main')).toHaveFocus()
})
