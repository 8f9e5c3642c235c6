import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ConfirmDialog } from '../../src/admin/components/feedback/confirm-dialog'
import { Snackbars } from '../../src/admin/components/feedback/snackbars'
import { withQueries } from './with-queries'

/** Renders a part of the admin area, with what asks and tells. Reads fail. */
export function renderStaff(part: ReactNode) {
  const element = (
    <main>
      {part}
      <ConfirmDialog />
      <Snackbars />
    </main>
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />, {
    wrapper: withQueries,
  })
}
