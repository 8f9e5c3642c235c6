// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useOptimisticChange, useWithOptimisticChanges } from './optimistic-changes'

const store = { _id: '1' }
const from = ['GET /stores/deleted'] as const

function Lists({ call }: { call: () => Promise<void> }) {
  const change = useOptimisticChange()
  const stores = useWithOptimisticChanges('GET /stores', [store])
  const deleted = useWithOptimisticChanges('GET /stores/deleted', [store])
  return (
    <>
      <p>{`${stores.length} in stores, ${deleted.length} deleted`}</p>
      <button onClick={() => void change({ item: store, as: 'removed', from, call, reads: [] })}>
        Restore
      </button>
    </>
  )
}

test('a restored store is in no list until the answer, so that it cannot be deleted before', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Lists call={() => answered} />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
  expect(screen.getByText('0 in stores, 0 deleted')).toBeVisible()
  answer()
  expect(await screen.findByText('1 in stores, 0 deleted')).toBeVisible()
})
