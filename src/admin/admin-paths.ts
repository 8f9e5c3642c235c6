/** The addresses of the admin area (product.md, section 2). */
export const adminPaths = {
  dashboard: '/admin',
  stores: '/admin/stores',
  deletedStores: '/admin/deleted-stores',
  createStore: '/admin/create-store',
  reviews: '/admin/reviews',
  createReview: '/admin/create-review',
  blogs: '/admin/blogs',
  createBlog: '/admin/create-blog',
  categories: '/admin/categories',
  createCategory: '/admin/create-category',
  coupons: '/admin/coupons',
  createCoupon: '/admin/create-coupon',
  users: '/admin/users',
}

/** The page that creates a coupon for this store. */
export const createCouponOf = (storeId: string) =>
  `${adminPaths.createCoupon}?storeId=${encodeURIComponent(storeId)}`

/** The coupons of this store. */
export const couponsOf = (storeId: string) => `${adminPaths.coupons}?storeId=${encodeURIComponent(storeId)}`
