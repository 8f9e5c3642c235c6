import { addressAt, sitePages } from '#domain/page/site-pages'

export const paths = {
  category: (categorySlug: string) => addressAt(sitePages.category.path, { categorySlug }),
  letter: (letter: string) => `${sitePages.explore.path}?${new URLSearchParams({ letter }).toString()}`,
  store: (storeSlug: string) => addressAt(sitePages.store.path, { storeSlug }),
  coupons: (storeSlug: string, couponId?: string) =>
    addressAt(sitePages.coupons.path, { storeSlug }) +
    (couponId ? `?couponId=${encodeURIComponent(couponId)}` : ''),
  storeReviews: (storeSlug: string) => addressAt(sitePages.storeReviews.path, { storeSlug }),
  /** For a link that loads the page: its form has the store chosen, and is in view. */
  writeReview: (storeId: string) =>
    `${sitePages.reviews.path}?${new URLSearchParams({ storeId }).toString()}#write-review`,
  blogsAbout: (storeId: string) => `${sitePages.blogs.path}?${new URLSearchParams({ storeId }).toString()}`,
  blog: (blogId: string) => addressAt(sitePages.blog.path, { blogId }),
  search: (text: string) => `${sitePages.search.path}?${new URLSearchParams({ q: text }).toString()}`,
  login: '/login',
  forgottenPassword: '/login/forgotten-password',
  admin: '/admin',
}
