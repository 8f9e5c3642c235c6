const segment = encodeURIComponent

/** The address of every page (product.md, section 2). Names are percent-encoded here and nowhere else. */
export const paths = {
  home: '/home',
  explore: '/explore',
  category: (slug: string) => `/explore/${segment(slug)}`,
  reviews: '/reviews',
  blogs: '/blogs',
  blog: (id: string) => `/blogs/${segment(id)}`,
  ourStory: '/our-story',
  reachUs: '/reach-us',
  store: (slug: string) => `/store/${segment(slug)}`,
  coupons: (storeSlug: string, couponId?: string) =>
    `/coupons/${segment(storeSlug)}${couponId ? `?couponId=${segment(couponId)}` : ''}`,
  privacyPolicy: '/privacy-policy',
  termsConditions: '/terms-conditions',
  cookiesPolicy: '/cookies-policy',
  imprint: '/imprint',
  login: '/login',
  admin: '/admin',
}
