import { matchRoutes } from 'react-router-dom'
import { type Page, page } from './page'

const home = page('home/home-page')
const notFound = page('not-found/not-found-page')

/** Every public route (product.md, section 2) and its page. */
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

/** The page for a malformed address: /store/%E0%A4. */
export const malformedAddress = page('not-found/malformed-address-page')

/** Whether the percent-encoding of a path is valid. */
export function isDecodable(pathname: string): boolean {
  try {
    // The build would remove a call whose result is unused.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

const addresses = Object.keys(sitePages).map((path) => ({ path }))

/**
 * The page of an address, with the decoded names in its path, as the router will see them. Without `found` it
 * is the not-found page.
 */
export function matchSitePage(pathname: string): {
  page: Page
  params: Record<string, string>
  found: boolean
  /** The route itself: `/store/:storeSlug`. */
  path: string
} {
  if (!isDecodable(pathname)) return { page: malformedAddress, params: {}, found: false, path: '*' }
  const match = matchRoutes(addresses, pathname)?.[0]
  if (!match || match.route.path === '*') return { page: notFound, params: {}, found: false, path: '*' }
  return {
    page: sitePages[match.route.path] as Page,
    params: match.params as Record<string, string>,
    found: true,
    path: match.route.path,
  }
}
