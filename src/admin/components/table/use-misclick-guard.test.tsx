// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useMisclickGuard } from './use-misclick-guard'

/** Rows that disappear when they are clicked, like an approved review. */
function Rows() {
  const [rows, setRows] = useState(['First', 'Second'])
  return (
    <div {...useMisclickGuard(rows)}>
      {rows.map((row) => (
        <button key={row} data-row={row} onClick={() => setRows(rows.filter((other) => other !== row))}>
          {row}
        </button>
      ))}
    </div>
  )
}

const here = { clientX: 100, clientY: 100 }
const clock = vi.fn<() => number>()

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(clock)
  clock.mockReturnValue(0)
  render(<Rows />)
  const first = screen.getByText('First')
  fireEvent.pointerDown(first, here)
  fireEvent.click(first, { ...here, detail: 1 })
  expect(screen.queryByText('First')).toBeNull()
})

test('a click on a row that has just moved under the pointer is ignored', () => {
  clock.mockReturnValue(200)
  fireEvent.click(screen.getByText('Second'), { ...here, detail: 2 })
  expect(screen.getByText('Second')).toBeVisible()
})

test.each([
  ['somewhere else', 200, { clientX: 100, clientY: 160, detail: 1 }],
  ['by a key', 200, { clientX: 0, clientY: 0, detail: 0 }],
  ['after there was time to look', 600, { ...here, detail: 1 }],
])('one %s is accepted', (_, time, click) => {
  clock.mockReturnValue(time)
  fireEvent.click(screen.getByText('Second'), click)
  expect(screen.queryByText('Second')).toBeNull()
})

test('the second click of a double click on a button is ignored, also in the same row', () => {
  clock.mockReturnValue(600)
  fireEvent.click(screen.getByText('Second'), { ...here, detail: 2 })
  expect(screen.getByText('Second')).toBeVisible()
})
