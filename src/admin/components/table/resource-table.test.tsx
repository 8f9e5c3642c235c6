// @vitest-environment happy-dom
import { fireEvent, render as renderAlone, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { withQueries } from '../../../../tests/support/with-queries'
import { ResourceTable } from './resource-table'
import type { StaffPage } from './use-staff-page'

const render = (element: ReactNode) => renderAlone(element, { wrapper: withQueries })

interface Item {
  _id: string
}

const page: StaffPage<Item> = {
  items: [],
  next: undefined,
  state: 'ready',
  isStale: false,
  retry: () => undefined,
}

/** A list whose rows go when they are deleted, and come back when that has failed. */
function List({ ids, ...opening }: { ids: string[]; onOpen?: (item: Item) => void }) {
  const [shown, setShown] = useState(ids)
  return (
    <main>
      <ResourceTable<Item>
        label="Things"
        page={{ ...page, items: shown.map((_id) => ({ _id })) }}
        columns={[{ label: 'Name', cell: ({ _id }) => _id }]}
        rowName={({ _id }) => _id}
        {...opening}
        actions={({ _id }) => (
          <button onClick={() => setShown(shown.filter((id) => id !== _id))}>Delete {_id}</button>
        )}
        empty="There are no things."
      />
      <button onMouseDown={(event) => event.preventDefault()} onClick={() => setShown(ids)}>
        Fail
      </button>
    </main>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const button = (name: string) => screen.getByRole('button', { name })

test.each([
  [['one', 'two', 'three'], 'two', 'three'],
  [['one', 'two'], 'two', 'one'],
])('of the rows %j %s goes: the focus goes to %s', async (ids, gone, next) => {
  render(<List ids={ids} />)
  await press(`Delete ${gone}`)
  expect(button(`Delete ${next}`)).toHaveFocus()
})

test('a click beside the buttons of a row shows its texts whole, and again cut', async () => {
  render(<List ids={['one']} />)
  const row = screen.getByRole('row', { name: /^one/ })
  await userEvent.click(row.querySelector('th')!)
  expect(row).toHaveAttribute('data-whole')
  await userEvent.click(row.querySelector('th')!)
  expect(row).not.toHaveAttribute('data-whole')
})

test('when the only row goes, the message in its place gets the focus', async () => {
  render(<List ids={['one']} />)
  await press('Delete one')
  expect(document.activeElement).toHaveTextContent(/^There are no things\.$/)
})

test('when the only row comes back, it gets the focus again', async () => {
  render(<List ids={['one']} />)
  await press('Delete one')
  await press('Fail')
  expect(button('Delete one')).toHaveFocus()
})

test('keys move between rows and open one', async () => {
  const opened = vi.fn<(item: Item) => void>()
  render(<List ids={['one', 'two', 'three']} onOpen={opened} />)
  await userEvent.keyboard('j{ArrowDown}j{ArrowUp}{Enter}')
  expect(opened.mock.calls).toEqual([[{ _id: 'two' }]])
  expect(button('two')).toHaveFocus()
  await userEvent.keyboard('k')
  expect(button('one')).toHaveFocus()
})

test('the second click of a double click is ignored, also on the row that is there by then', async () => {
  render(<List ids={['one', 'two']} />)
  fireEvent.click(button('Delete one'), { detail: 1 })
  fireEvent.click(button('Delete two'), { detail: 2 })
  expect(button('Delete two')).toBeVisible()
})

test('a failure is never shown as an empty list, and can be repeated', async () => {
  const retry = vi.fn<() => void>()
  render(
    <ResourceTable<Item>
      label="Things"
      page={{ ...page, state: 'failed', retry }}
      columns={[{ label: 'Name', cell: ({ _id }) => _id }]}
      rowName={({ _id }) => _id}
      empty="There are no things."
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load things. Please try again later.')
  expect(screen.queryByText('There are no things.')).toBeNull()
  await press('Try again')
  expect(retry).toHaveBeenCalledTimes(1)
})
