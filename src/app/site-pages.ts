import { matchPath } from 'react-router-dom'
import { type Page, page } from './page'

const home = page('home/home-page')
const notFound = page('not-found/not-found-page')

/** Every public route (specification, section 2) and its page. */
export const sitePages: Record<string, Page> = {
  '/': home,
  '/home': home,
  '/explore': page('store/explore-page'),
  '/explore/:categorySlug': page('category/category-page'),
  '/store/:storeSlug': page('store/store-page'),
  '/coupons/:storeSlug': page('coupon/coupons-page'),
  '/reviews': page('review/reviews-page'),
  '/blogs': page('blog/blogs-page'),
  '/blogs/:blogId': page('blog/blog-page'),
  '/our-story': page('text/our-story-page'),
  '/reach-us': page('text/reach-us-page'),
  '/privacy-policy': page('text/privacy-policy-page'),
  '/terms-conditions': page('text/terms-conditions-page'),
  '/cookies-policy': page('text/cookies-policy-page'),
  '/imprint': page('text/imprint-page'),
  '*': notFound,
}

/** The page an address belongs to, with the names in its path. Not `found` means the page that says so. */
export function matchSitePage(pathname: string): {
  page: Page
  params: Record<string, string>
  found: boolean
} {
  for (const [path, found] of Object.entries(sitePages)) {
    const match = path === '*' ? null : matchPath(path, pathname)
    if (match) return { page: found, params: match.params as Record<string, string>, found: true }
  }
  return { page: notFound, params: {}, found: false }
}
