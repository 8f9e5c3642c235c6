import { type ComponentType, lazy } from 'react'

interface AdminPage {
  /** Its address below /admin. */
  path: string
  Component: ComponentType
}

/**
 * The pages of the admin area, each a chunk of its own: one line per page. They are rendered in the browser alone,
 * so the server, which shows the shell, carries none of them.
 */
export const adminPages: readonly AdminPage[] = import.meta.env.SSR
  ? []
  : [{ path: 'reviews', Component: lazy(() => import('../admin/review/reviews-page')) }]
