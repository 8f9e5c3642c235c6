import { site } from '#site'
import { featurePages } from '../features/pages'

/** A public page. Its row says all that others need to know of it. */
export interface SitePage {
  path: string
  /** Its module in src/site, without the ending (src/app/page.tsx). */
  file: string
  /** The title of its document. Of a page about one item: the title by the item's name. */
  title: string | ((name: string) => string)
  menu?: string
  footer?: string
  /** Search engines leave it out, whatever it shows. */
  noIndex?: true
}

const rows = {
  home: {
    path: '/home',
    file: 'home/home-page',
    title: `${site.name}: ${site.tagline}`,
    menu: 'Home',
  },
  explore: {
    path: '/explore',
    file: 'store/explore-page',
    title: 'Explore brands',
    menu: 'Explore',
  },
  categories: {
    path: '/categories',
    file: 'category/categories-page',
    title: 'All categories',
  },
  category: {
    path: '/explore/:categorySlug',
    file: 'category/category-page',
    title: (name: string) => `${name}: brands and coupon codes`,
  },
  store: {
    path: '/store/:storeSlug',
    file: 'store/store-page',
    title: (name: string) => `${name}: rating, reviews and discounts`,
  },
  coupons: {
    path: '/coupons/:storeSlug',
    file: 'coupon/coupons-page',
    title: (name: string) => `${name} Coupons & Promo Codes`,
  },
  reviews: {
    path: '/reviews',
    file: 'review/reviews-page',
    title: 'Store reviews by customers',
    menu: 'Reviews',
  },
  storeReviews: {
    path: '/reviews/:storeSlug',
    file: 'review/store-reviews-page',
    title: (name: string) => `Reviews of ${name}`,
  },
  blogs: {
    path: '/blogs',
    file: 'blog/blogs-page',
    title: 'Blogs',
    menu: 'Blogs',
  },
  blog: { path: '/blogs/:blogId', file: 'blog/blog-page', title: (name: string) => name },
  search: {
    path: '/search',
    file: 'search/search-page',
    title: 'Search stores',
    noIndex: true,
  },
  ourStory: {
    path: '/our-story',
    file: 'text/our-story-page',
    title: 'Our Story',
    menu: 'Our Story',
    footer: 'Our Story',
  },
  reachUs: {
    path: '/reach-us',
    file: 'text/reach-us-page',
    title: 'Reach Us',
    menu: 'Reach Us',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    file: 'text/privacy-policy-page',
    title: 'Privacy Policy',
    footer: 'Privacy Policy',
  },
  termsConditions: {
    path: '/terms-conditions',
    file: 'text/terms-conditions-page',
    title: 'Terms & Conditions',
    footer: 'Terms & Conditions',
  },
  cookiesPolicy: {
    path: '/cookies-policy',
    file: 'text/cookies-policy-page',
    title: 'Cookies Policy',
    footer: 'Cookies Policy',
  },
  imprint: { path: '/imprint', file: 'text/imprint-page', title: 'Imprint', footer: 'Imprint' },
  // Added to the pages that were ordered.
  accessibility: {
    path: '/accessibility',
    file: 'text/accessibility-page',
    title: 'Accessibility',
    footer: 'Accessibility',
  },
  howWeTest: {
    path: '/how-we-test',
    file: 'text/how-we-test-page',
    title: 'How We Test',
    footer: 'How We Test',
  },
  ...featurePages,
} as const satisfies Record<string, SitePage>

type Rows = typeof rows

export const sitePages: { [Name in keyof Rows]: SitePage & Rows[Name] } = rows

/** The names in a route: `storeSlug` in /store/:storeSlug. */
type NameIn<Path> = Path extends `${infer Part}/${infer Rest}`
  ? NameIn<Part> | NameIn<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never

export type PathName = NameIn<Rows[keyof Rows]['path']>

/** The address at a route with these names, which are percent-encoded here and nowhere else. */
export function addressAt<Path extends string>(path: Path, names: Record<NameIn<Path>, string>): string {
  return path.replace(/:(\w+)/g, (_, name: NameIn<Path>) => encodeURIComponent(names[name]))
}
