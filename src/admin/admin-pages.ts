import { pagesAfterDecisions, pagesBeforeDecisions } from './features/pages'

export interface AdminPage {
  path: string
  /** File in src/admin, without its ending. */
  file: string
  /** Its exported component. @default the default export */
  component?: string
  title: string
  menu?: string
  /** Where a link names it in other words. @default its title */
  linkText?: string
  /** Path of its list, whose entry is marked on this page too. */
  within?: string
}

/** In the order of the side navigation. */
const rows = {
  dashboard: { path: '/admin', file: 'dashboard/dashboard-page', title: 'Dashboard', menu: 'Dashboard' },
  stores: { path: '/admin/stores', file: 'store/stores-page', title: 'Stores', menu: 'Stores' },
  createStore: {
    path: '/admin/create-store',
    file: 'store/stores-page',
    component: 'CreateStorePage',
    title: 'Create New Store',
    within: '/admin/stores',
  },
  deletedStores: {
    path: '/admin/deleted-stores',
    file: 'store/deleted-stores-page',
    title: 'Recently deleted stores',
  },
  reviews: { path: '/admin/reviews', file: 'review/reviews-page', title: 'Reviews', menu: 'Review' },
  createReview: {
    path: '/admin/create-review',
    file: 'review/reviews-page',
    component: 'CreateReviewPage',
    title: 'Create Review',
    within: '/admin/reviews',
  },
  blogs: {
    path: '/admin/blogs',
    file: 'blog/blogs-page',
    title: 'Blogs Management',
    menu: 'Blogs Management',
  },
  createBlog: {
    path: '/admin/create-blog',
    file: 'blog/blogs-page',
    component: 'CreateBlogPage',
    title: 'Create Blog',
    within: '/admin/blogs',
  },
  categories: {
    path: '/admin/categories',
    file: 'category/categories-page',
    title: 'Category Management',
    menu: 'Category Management',
  },
  createCategory: {
    path: '/admin/create-category',
    file: 'category/categories-page',
    component: 'CreateCategoryPage',
    title: 'Create Category',
    within: '/admin/categories',
  },
  coupons: {
    path: '/admin/coupons',
    file: 'coupon/coupons-page',
    title: 'Coupons Management',
    menu: 'Coupons Management',
  },
  createCoupon: {
    path: '/admin/create-coupon',
    file: 'coupon/create-coupon-page',
    title: 'Create Coupon',
    within: '/admin/coupons',
  },
  users: { path: '/admin/users', file: 'user/users-page', title: 'User Management', menu: 'User Management' },
  ...pagesBeforeDecisions,
  decisions: {
    path: '/admin/decisions',
    file: 'review/decisions-page',
    title: 'Decisions about reviews',
    menu: 'Decisions',
  },
  ...pagesAfterDecisions,
  changePassword: {
    path: '/admin/password',
    file: 'session/change-password-page',
    title: 'Change password',
  },
  secondStep: {
    path: '/admin/second-step',
    file: 'session/second-step-page',
    title: 'Second step at sign-in',
  },
} satisfies Record<string, AdminPage>

export const adminPages: Record<keyof typeof rows, AdminPage> = rows

export const createCouponOf = (storeId: string) =>
  `${adminPages.createCoupon.path}?storeId=${encodeURIComponent(storeId)}`

export const couponsOf = (storeId: string) =>
  `${adminPages.coupons.path}?storeId=${encodeURIComponent(storeId)}`
