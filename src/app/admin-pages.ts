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
  : [
      { path: 'stores', Component: lazy(() => import('../admin/store/stores-page')) },
      { path: 'create-store', Component: lazy(() => import('../admin/store/create-store-page')) },
      { path: 'coupons', Component: lazy(() => import('../admin/coupon/coupons-page')) },
      { path: 'create-coupon', Component: lazy(() => import('../admin/coupon/create-coupon-page')) },
      { path: 'reviews', Component: lazy(() => import('../admin/review/reviews-page')) },
    ]
