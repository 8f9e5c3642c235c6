// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderStaff } from '../../../../tests/support/render-staff'
import { ListPage } from './list-page'
import { useListAddress } from './use-list-address'

function Empty() {
  const address = useListAddress()
  const page = { items: [], next: undefined, state: 'ready' as const, isStale: false }
  const create = { label: 'Create', path: '/create' }
  return (
    <ListPage title="Things" address={address} page={page} create={create} search={{ label: 'Search' }}>
      <button onClick={() => address.setFilter('status', 'live')}>Live</button>
      {address.view}
    </ListPage>
  )
}

test('an empty list offers to clear search and filters, or else to create one', async () => {
  renderStaff(<Empty />)
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  expect(await screen.findAllByRole('link', { name: 'Create' })).toHaveLength(2)
  await press('Live')
  expect(screen.getAllByRole('link', { name: 'Create' })).toHaveLength(1)
  await press('Clear search and filters')
  expect(screen.queryByText(/live/)).toBeNull()
  expect(screen.getByRole('heading')).toHaveFocus()
  expect(screen.getAllByRole('link', { name: 'Create' })).toHaveLength(2)
})
