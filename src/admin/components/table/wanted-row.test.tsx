// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useWantedRow, focusRowWhenLoaded } from './wanted-row'

interface ListProps {
  rows: readonly string[]
  isRead: boolean
}

function List({ rows, isRead }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  useWantedRow(list, rows, isRead)
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

/** A page with two lists, as the dashboard. The second one is read again. */
function page({ rows, isRead }: ListProps) {
  return (
    <main tabIndex={-1}>
      <List rows={['offer']} isRead />
      <List rows={rows} isRead={isRead} />
    </main>
  )
}

beforeEach(() => document.body.focus())

test('a row that was restored has the focus once its list is read, whatever other lists there are', () => {
  const { rerender } = render(page({ rows: [], isRead: false }))
  act(() => focusRowWhenLoaded('review'))
  expect(document.body).toHaveFocus()
  rerender(page({ rows: ['review'], isRead: true }))
  expect(screen.getByRole('button', { name: 'review' })).toHaveFocus()
})

test('a row that is shown already has it at once', () => {
  render(page({ rows: ['review'], isRead: true }))
  act(() => focusRowWhenLoaded('review'))
  expect(screen.getByRole('button', { name: 'review' })).toHaveFocus()
})

test('the page has it if no list has the row', () => {
  const { rerender } = render(page({ rows: [], isRead: false }))
  act(() => focusRowWhenLoaded('review'))
  rerender(page({ rows: [], isRead: true }))
  expect(screen.getByRole('main')).toHaveFocus()
})
