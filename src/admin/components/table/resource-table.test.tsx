// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ResourceTable } from './resource-table'

interface Item {
  _id: string
}

/** A list whose rows go when they are deleted, and come back when that has failed. */
function List({ ids }: { ids: string[] }) {
  const [shown, setShown] = useState(ids)
  return (
    <main>
      <ResourceTable<Item>
        label="Things"
        page={{
          items: shown.map((_id) => ({ _id })),
          next: undefined,
          state: 'ready',
          isStale: false,
          retry: () => undefined,
        }}
        columns={[{ label: 'Name', cell: ({ _id }) => _id }]}
        rowName={({ _id }) => _id}
        actions={({ _id }) => (
          <button onClick={() => setShown(shown.filter((id) => id !== _id))}>Delete {_id}</button>
        )}
        messages={{ empty: 'There are no things.', failed: '' }}
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
