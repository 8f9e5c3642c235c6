const part = encodeURIComponent

/**
 * The address of every page (product.md, section 2). Names in it are percent-encoded here and nowhere else.
 */
export const paths = {
  home: '/home',
  explore: '/explore',
  category: (slug: string) => `/explore/${part(slug)}`,
  reviews: '/reviews',
  blogs: '/blogs',
  blog: (id: string) => `/blogs/${part(id)}`,
  ourStory: '/our-story',
  reachUs: '/reach-us',
  store: (slug: string) => `/store/${part(slug)}`,
  coupons: (storeSlug: string, couponId?: string) =>
    `/coupons/${part(storeSlug)}${couponId ? `?couponId=${part(couponId)}` : ''}`,
  privacyPolicy: '/privacy-policy',
  termsConditions: '/terms-conditions',
  cookiesPolicy: '/cookies-policy',
  imprint: '/imprint',
  login: '/login',
  admin: '/admin',
}
