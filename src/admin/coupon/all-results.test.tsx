// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { mockFetch } from '../../../tests/support/render-site'
import { renderStaff } from '../../../tests/support/render-staff'
import { exampleAnswer } from '../../../tests/support/valid-request'
import CouponsPage from './coupons-page'

const fetching = mockFetch()
const [example] = exampleAnswer('GET /coupons') as [Coupon]
const results = ['c1', 'c2', 'c3'].map((_id) => ({ ...example, _id, title: _id, status: 'live' }))

let isWhole: boolean

// Reads of the query client fail here.
vi.mock('../components/table/use-total', async (original) => ({
  ...(await original()),
  useTotal: (_: string, { isWanted }: { isWanted: boolean }) =>
    isWanted ? { count: 3, isWhole } : undefined,
}))

/** Two of the three are on the first page; without a limit there is one page. */
beforeEach(() => {
  isWhole = true
  fetching.mockImplementation(async (address, init) => {
    const path = address as string
    if (init?.method === 'DELETE') return new Response(null, { status: 204 })
    if (init?.method === 'POST') return Response.json({ bulkId: 'b1', coupons: [] })
    const link = { link: '</api/coupons?cursor=2&limit=25&search=c>; rel="next"' }
    if (path.startsWith('/api/coupons?') && path.includes('limit'))
      return Response.json(results.slice(0, 2), { headers: link })
    return Response.json(path.startsWith('/api/coupons?') ? results : null)
  })
})

const sent = (method: string) =>
  fetching.mock.calls.flatMap(([address, init]) => (init?.method === method ? [[address, init.body]] : []))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function chooseAll(total: string) {
  renderStaff(<CouponsPage />)
  await userEvent.type(await screen.findByLabelText('Title, code, link or store'), 'c')
  await vi.waitFor(() => expect(fetching.mock.lastCall?.[0]).toMatch('search=c'), 3000)
  for (const name of ['Select c1', 'Select c2']) await userEvent.click(screen.getByLabelText(name))
  await press(`Select all ${total}`)
}

test('all results are withdrawn by their filter, after a question', async () => {
  await chooseAll('3 results')
  const apart = screen.getByRole('button', { name: 'Delete selected' }).previousElementSibling
  expect(apart).toHaveTextContent('All 3 results are selected')
  await press('Withdraw selected')
  expect(await screen.findByText('Withdraw all 3 results?')).toBeVisible()
  await press('Withdraw')
  await waitFor(() => expect(sent('POST')).toHaveLength(1))
  const body = JSON.parse(sent('POST')[0]?.[1] as string) as object
  expect(body).toMatchObject({ where: { search: 'c' }, changes: { withdrawn: true } })
})

test('more than can be counted are not deleted', async () => {
  isWhole = false
  await chooseAll('3+ results')
  await press('Delete selected')
  await screen.findByText('At most 1,000 coupons can be deleted at once. Filter the list first.')
  expect(sent('DELETE')).toEqual([])
})

test('without a filter all results are counted too, and not deleted', async () => {
  renderStaff(<CouponsPage />)
  for (const name of ['Select c1', 'Select c2']) await userEvent.click(await screen.findByLabelText(name))
  await press('Select all 3 results')
  await press('Delete selected')
  await screen.findByText('At most 1,000 coupons can be deleted at once. Filter the list first.')
  expect(sent('DELETE')).toEqual([])
})

test('all results are deleted with one question, also those of later pages', async () => {
  await chooseAll('3 results')
  await press('Delete selected')
  expect(await screen.findByText('Delete these 3 coupons?')).toBeVisible()
  await press('Delete')
  await waitFor(() => expect(sent('DELETE')).toHaveLength(3))
})
