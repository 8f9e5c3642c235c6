import { pagesAfterDecisions, pagesBeforeDecisions } from './features/pages'

export interface AdminPage {
  path: string
  /** File in src/admin, without its ending. */
  file: string
  /** Its exported component. @default the default export */
  component?: string
  title: string
  menu?: string
  /** What the menu counts beside it, by its name in GET /waiting. */
  waiting?: string
  /** Where a link names it in other words. @default its title */
  linkText?: string
  /** Path of its list, whose entry is marked on this page too. */
  within?: string
}

/** The form of an item, in the file of its list. */
function createPage(name: string, plural: string) {
  const title = `Create ${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const component = `${title.replace(' ', '')}Page`
  const list = { file: `${name}/${plural}-page`, within: `/admin/${plural}` }
  return { path: `/admin/create-${name}`, title, component, ...list } satisfies AdminPage
}

/** In the order of the side navigation. */
const rows = {
  dashboard: { path: '/admin', file: 'dashboard/dashboard-page', title: 'Dashboard', menu: 'Dashboard' },
  stores: { path: '/admin/stores', file: 'store/stores-page', title: 'Stores', menu: 'Stores' },
  createStore: { ...createPage('store', 'stores'), title: 'Create New Store' },
  reviews: {
    path: '/admin/reviews',
    file: 'review/reviews-page',
    title: 'Reviews',
    menu: 'Review',
    waiting: 'reviews',
  },
  createReview: createPage('review', 'reviews'),
  blogs: {
    path: '/admin/blogs',
    file: 'blog/blogs-page',
    title: 'Blogs Management',
    menu: 'Blogs Management',
  },
  createBlog: createPage('blog', 'blogs'),
  categories: {
    path: '/admin/categories',
    file: 'category/categories-page',
    title: 'Category Management',
    menu: 'Category Management',
  },
  createCategory: createPage('category', 'categories'),
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
  /** Stores, or those of `kind`. */
  deleted: { path: '/admin/deleted', file: 'deleted/deleted-page', title: 'Recently deleted' },
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

export const reviewsOf = (storeId: string) =>
  `${adminPages.reviews.path}?storeId=${encodeURIComponent(storeId)}`

export const couponsOf = (storeId: string) =>
  `${adminPages.coupons.path}?storeId=${encodeURIComponent(storeId)}`
