// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { withQueries } from '../../../tests/support/with-queries'
import { AdminLayout } from './admin-layout'

test.each([
  ['/admin', 'Dashboard', 'page'],
  ['/admin/', 'Dashboard', 'page'],
  ['/admin/stores/', 'Stores', 'page'],
  ['/admin/create-store/', 'Stores', 'true'],
  ['/admin/decisions', 'Decisions', 'page'],
])('on %s the menu marks "%s"', (path, label, current) => {
  const router = createMemoryRouter([{ path: '*', element: <AdminLayout /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />, { wrapper: withQueries })
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    [label, current],
  ])
})
