// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Coupon } from '#domain/coupon/coupon'
import { paths } from '#lib/paths'
import { createQueryClient } from '#lib/query-client'
import { mockFetch } from '../../../tests/support/render-site'
import { exampleAnswer } from '../../../tests/support/valid-request'
import { Snackbars } from '../components/feedback/snackbars'
import CreateCouponPage from '../coupon/create-coupon-page'

const fetching = mockFetch()

test('what is given is not typed over, and what is created can be seen on the site', async () => {
  const created = exampleAnswer('POST /coupons/create') as Coupon
  const { _id: storeId, slug } = created.storeId
  const store = { ...created.storeId, name: 'Zephyr', link: 'https://shop.example' }
  const client = createQueryClient(async ({ queryKey }) =>
    queryKey[0] === 'GET /stores/by-id/{id}' ? store : { body: [], next: null },
  )
  fetching.mockImplementation(async (_, init) => Response.json(init?.method === 'POST' ? created : []))
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const routes = [
    { path: '/', element: <CreateCouponPage /> },
    { path: '*', element: <Snackbars /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [`/?storeId=${storeId}`] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  expect(await screen.findByLabelText('Title')).toHaveFocus()
  await userEvent.keyboard('Boots')
  await userEvent.type(screen.getByLabelText(/^Coupon code/), 'BOOTS')
  await userEvent.type(screen.getByLabelText(/^Percentage off/), '20')
  await userEvent.click(screen.getByRole('button', { name: 'Create Coupon' }))
  await userEvent.click(await screen.findByRole('button', { name: 'View on site' }))
  expect(opened).toHaveBeenCalledWith(expect.stringContaining(paths.coupons(slug, created._id)))
})
