// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ResourceTable } from './resource-table'
import { Modal } from '../feedback/modal'
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
        actions={({ _id }) => <button>Delete {_id}</button>}
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

test('a list that is shown already waits until it is read again', async () => {
  const { rerender } = render(<List ids={['one']} />)
  let read: () => void = () => {}
  act(() => wantRow('two', new Promise<void>((resolve) => (read = resolve))))
  expect(document.body).toHaveFocus()
  rerender(<List ids={['one', 'two']} />)
  expect(screen.getByRole('button', { name: 'two' })).toHaveFocus()
  await act(async () => read())
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

test('a wanted row has the focus over what its dialog gave the focus back to', () => {
  const { rerender } = render(<List ids={['one']} isReading />)
  act(() => screen.getByRole('button', { name: 'Menu' }).focus())
  const dialog = render(<Modal title="Add a thing">{null}</Modal>)
  act(() => wantRow('two'))
  dialog.unmount()
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
  rerender(<List ids={['one', 'two']} />)
  expect(screen.getByRole('button', { name: 'two' })).toHaveFocus()
})

test('a row that is read while its dialog is still open has the focus once that is closed', () => {
  const { rerender } = render(<List ids={['one']} isReading />)
  act(() => screen.getByRole('button', { name: 'Menu' }).focus())
  const dialog = render(<Modal title="Add a thing">{null}</Modal>)
  act(() => wantRow('two'))
  rerender(<List ids={['one', 'two']} />)
  expect(screen.getByRole('dialog')).toHaveAttribute('open')
  dialog.unmount()
  expect(screen.getByRole('button', { name: 'two' })).toHaveFocus()
})

test('the focus stays where the user has put it after the dialog', () => {
  const { rerender } = render(<List ids={['one']} isReading />)
  const dialog = render(<Modal title="Add a thing">{null}</Modal>)
  act(() => wantRow('two'))
  dialog.unmount()
  act(() => screen.getByRole('button', { name: 'Menu' }).focus())
  rerender(<List ids={['one', 'two']} />)
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
})

test('a row that comes back has the focus where it was, unless the user has moved it', () => {
  const { rerender } = render(<List ids={['one', 'two', 'three']} />)
  const remove = (name: string) => screen.getByRole('button', { name: `Delete ${name}` })
  act(() => remove('two').focus())
  rerender(<List ids={['one', 'three']} />)
  expect(screen.getByRole('button', { name: 'three' })).toHaveFocus()
  rerender(<List ids={['one', 'two', 'three']} />)
  expect(remove('two')).toHaveFocus()

  rerender(<List ids={['one', 'three']} />)
  act(() => remove('one').focus())
  rerender(<List ids={['one', 'two', 'three']} />)
  expect(remove('one')).toHaveFocus()
})

test('a row that is back while nothing has the focus does not take it', () => {
  const { rerender } = render(<List ids={['one', 'two']} />)
  act(() => screen.getByRole('button', { name: 'Delete two' }).focus())
  rerender(<List ids={['one']} />)
  act(() => (document.activeElement as HTMLElement).blur())
  rerender(<List ids={['one', 'two']} />)
  expect(screen.getByRole('button', { name: 'Delete two' })).not.toHaveFocus()
})

test('the only row that comes back has the focus where it was', () => {
  const { rerender } = render(<List ids={['one']} />)
  act(() => screen.getByRole('button', { name: 'Delete one' }).focus())
  rerender(<List ids={[]} />)
  rerender(<List ids={['one']} />)
  expect(screen.getByRole('button', { name: 'Delete one' })).toHaveFocus()
})
