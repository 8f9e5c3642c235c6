// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ResourceTable } from './resource-table'
import { wantRow } from './wanted-row'

interface Props {
  ids: string[]
  isReading?: boolean
}

function List({ ids, isReading = false }: Props) {
  const items = ids.map((_id) => ({ _id }))
  return (
    <main>
      <h1 tabIndex={-1}>Things</h1>
      <button>Menu</button>
      <ResourceTable<{ _id: string }>
        label="Things"
        page={{ items, next: undefined, state: 'ready', isStale: false, isReading, retry: () => undefined }}
        columns={[{ label: 'Name', cell: ({ _id }) => _id }]}
        rowName={({ _id }) => _id}
        onOpen={() => undefined}
        messages={{ empty: 'There are no things.', failed: '' }}
      />
    </main>
  )
}

test('a wanted row has the focus once its list has read it', () => {
  const { rerender } = render(<List ids={['one']} isReading />)
  act(() => wantRow('two'))
  expect(document.body).toHaveFocus()
  rerender(<List ids={['one', 'two']} isReading />)
  expect(screen.getByRole('button', { name: 'two' })).toHaveFocus()
})

test('the heading has the focus if the list that was read has no such row', () => {
  const { rerender } = render(<List ids={[]} isReading />)
  act(() => wantRow('two'))
  expect(document.body).toHaveFocus()
  rerender(<List ids={[]} />)
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('the focus stays where the user has put it meanwhile', () => {
  const { rerender } = render(<List ids={[]} isReading />)
  act(() => wantRow('two'))
  act(() => screen.getByRole('button', { name: 'Menu' }).focus())
  rerender(<List ids={['two']} />)
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
})
