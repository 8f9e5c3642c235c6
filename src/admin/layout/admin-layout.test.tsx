// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
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

test('the help of keys does not lie in the menu, which is hidden on a narrow screen', async () => {
  const router = createMemoryRouter([{ path: '*', element: <AdminLayout /> }])
  render(<RouterProvider router={router} />, { wrapper: withQueries })
  fireEvent.keyDown(document.body, { key: '?' })
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(screen.getByRole('navigation', { name: 'Admin Panel' })).not.toContainElement(help)
})
