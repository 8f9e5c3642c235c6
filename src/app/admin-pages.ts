import { type ComponentType, lazy } from 'react'

interface AdminPage {
  /** Its address below /admin. */
  path: string
  Component: ComponentType
}

/**
 * The pages of the admin area, one line and one chunk each. They render only in the browser, so the server
 * carries none of them.
 */
export const adminPages: readonly AdminPage[] = import.meta.env.SSR
  ? []
  : [
      { path: '', Component: lazy(() => import('../admin/dashboard/dashboard-page')) },
      { path: 'password', Component: lazy(() => import('../admin/session/change-password-page')) },
      { path: 'second-step', Component: lazy(() => import('../admin/session/second-step-page')) },
      { path: 'stores', Component: lazy(() => import('../admin/store/stores-page')) },
      { path: 'deleted-stores', Component: lazy(() => import('../admin/store/deleted-stores-page')) },
      { path: 'create-store', Component: lazy(() => import('../admin/store/create-store-page')) },
      { path: 'coupons', Component: lazy(() => import('../admin/coupon/coupons-page')) },
      { path: 'create-coupon', Component: lazy(() => import('../admin/coupon/create-coupon-page')) },
      { path: 'reviews', Component: lazy(() => import('../admin/review/reviews-page')) },
      { path: 'create-review', Component: lazy(() => import('../admin/review/create-review-page')) },
      { path: 'categories', Component: lazy(() => import('../admin/category/categories-page')) },
      { path: 'create-category', Component: lazy(() => import('../admin/category/create-category-page')) },
      { path: 'blogs', Component: lazy(() => import('../admin/blog/blogs-page')) },
      { path: 'create-blog', Component: lazy(() => import('../admin/blog/create-blog-page')) },
      { path: 'users', Component: lazy(() => import('../admin/user/users-page')) },
    ]
