// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showSnackbar, Snackbars } from './snackbars'

const nothing = () => undefined

function show() {
  vi.useFakeTimers()
  render(
    <main>
      <h1 tabIndex={-1}>Stores</h1>
      <button>Edit</button>
      <Snackbars />
    </main>,
  )
  act(() => screen.getByRole('button', { name: 'Edit' }).focus())
  act(() => showSnackbar({ text: 'Saved.', action: { label: 'Undo', run: nothing } }))
}

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
const press = (key: string) => void fireEvent.keyDown(document.activeElement!, { key })

test('a key leads to the snackbar, whose time stops meanwhile, and Escape back', () => {
  show()
  press('F8')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  // The pointer comes and goes.
  fireEvent.pointerEnter(screen.getByText('Saved.').parentElement!)
  fireEvent.pointerLeave(screen.getByText('Saved.').parentElement!)
  pass(60_000)
  expect(screen.getByText('Saved.')).toBeVisible()
  press('Escape')
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
  pass(6000)
  expect(screen.queryByText('Saved.')).toBeNull()
  vi.useRealTimers()
})

test('after a snackbar was dismissed, what had the focus before has it, or else the heading', () => {
  show()
  press('F8')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()

  act(() => showSnackbar({ text: 'Deleted.' }))
  press('F8')
  screen.getByRole('button', { name: 'Edit' }).remove()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.getByRole('heading')).toHaveFocus()
  vi.useRealTimers()
})

test('of several the newest covers the page alone; each Undo can be reached, and a failure stays to be seen', () => {
  show()
  const undo = vi.fn()
  act(() => showSnackbar({ text: 'Failed.', tone: 'failure' }))
  act(() => showSnackbar({ text: 'Withdrawn.', shownFor: 30_000, action: { label: 'Undo', run: undo } }))
  act(() => showSnackbar({ text: 'Approved.', shownFor: 30_000, action: { label: 'Undo', run: nothing } }))
  const [approved, withdrawn, failed] = ['Approved.', 'Withdrawn.', 'Failed.'].map((text) =>
    screen.getByText(text),
  )
  expect(approved).toBeVisible()
  expect(withdrawn).not.toBeVisible()
  pass(29_000)
  expect(screen.queryByText('Saved.')).toBeNull()
  press('F8')
  fireEvent.click(screen.getByRole('button', { name: '+2 earlier' }))
  expect(withdrawn).toBeVisible()
  expect(failed).toBeVisible()
  pass(60_000)
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[1]!)
  expect(undo).toHaveBeenCalledOnce()
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0]!)
  expect(failed).toBeVisible()
  vi.useRealTimers()
})
