import { site } from '#site'

/** The formats of feeds, as they end their addresses. */
export const feedFormats = ['atom', 'json'] as const

export type FeedFormat = (typeof feedFormats)[number]

/** CloudFront sends these below the API's stage, as out-links. `{name}` ends in a format. */
export const foundPaths = {
  robots: '/robots.txt',
  sitemaps: '/sitemap.xml',
  sitemap: '/sitemaps/{name}',
  feed: '/feeds/{name}',
  storeFeed: '/feeds/store/{name}',
  categoryFeed: '/feeds/category/{name}',
} as const

/** The file that proves that who announces addresses to IndexNow owns them; null without it. */
export const indexNowPath = site.indexNow && (`/${site.indexNow.key}.txt` as const)

const allPaths: readonly string[] = [...Object.values(foundPaths), ...(indexNowPath ? [indexNowPath] : [])]

/** The keys under which API Gateway registers them. */
export const foundGatewayKeys: readonly string[] = allPaths.flatMap((path) => [`GET ${path}`, `HEAD ${path}`])

/** The paths as CloudFront matches them: with all below the folders. */
export const foundPatterns: readonly string[] = [
  ...new Set(allPaths.map((path) => path.replace(/^(\/(?:sitemaps|feeds)\/).*$/, '$1*'))),
]

/** Whether a path of the site is one of these, or below one of the folders. */
export function isFoundPath(path: string): boolean {
  return foundPatterns.some((each) =>
    each.endsWith('*') ? path.startsWith(each.slice(0, -1)) : path === each,
  )
}

/** The addresses of feeds. */
export const feedPaths = {
  offers: (format: FeedFormat) => `/feeds/offers.${format}`,
  blogs: (format: FeedFormat) => `/feeds/blogs.${format}`,
  store: (slug: string, format: FeedFormat) => `/feeds/store/${encodeURIComponent(slug)}.${format}`,
  category: (slug: string, format: FeedFormat) => `/feeds/category/${encodeURIComponent(slug)}.${format}`,
}

/** The media types of feeds, for links that lead to them. */
export const feedTypes: Record<FeedFormat, string> = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}
