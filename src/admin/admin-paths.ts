/** The addresses of the admin area (specification, section 2). */
export const adminPaths = {
  dashboard: '/admin',
  stores: '/admin/stores',
  reviews: '/admin/reviews',
  blogs: '/admin/blogs',
  categories: '/admin/categories',
  coupons: '/admin/coupons',
  users: '/admin/users',
}
