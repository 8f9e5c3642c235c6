import { site } from '#site'

export const syndicationFormats = ['atom', 'json'] as const

export type SyndicationFormat = (typeof syndicationFormats)[number]

/** CloudFront sends these below the API's stage, as out-links. `{name}` ends in a format. */
export const seoPaths = {
  robots: '/robots.txt',
  sitemaps: '/sitemap.xml',
  sitemap: '/sitemaps/{name}',
  feed: '/feeds/{name}',
  storeFeed: '/feeds/store/{name}',
  categoryFeed: '/feeds/category/{name}',
} as const

/** The file with the IndexNow key: it proves that the site's owner announces changes. Null without a key. */
export const indexNowPath = site.indexNow && (`/${site.indexNow.key}.txt` as const)

const allPaths: readonly string[] = [...Object.values(seoPaths), ...(indexNowPath ? [indexNowPath] : [])]

export const seoFiles = {
  paths: allPaths,
  patterns: [...new Set(allPaths.map((path) => path.replace(/^(\/(?:sitemaps|feeds)\/).*$/, '$1*')))],
  parameters: [],
  isCached: true,
}

export const feedPaths = {
  offers: (format: SyndicationFormat) => `/feeds/offers.${format}`,
  blogs: (format: SyndicationFormat) => `/feeds/blogs.${format}`,
  store: (slug: string, format: SyndicationFormat) => `/feeds/store/${encodeURIComponent(slug)}.${format}`,
  category: (slug: string, format: SyndicationFormat) =>
    `/feeds/category/${encodeURIComponent(slug)}.${format}`,
}

export const feedTypes: Record<SyndicationFormat, string> = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

/** The links from a page to a feed. Readers offer the first format that they can read. */
export function feedLinks(title: string, path: (format: SyndicationFormat) => string) {
  return syndicationFormats.map((format) => ({ type: feedTypes[format], title, path: path(format) }))
}

export const defaultFeedLinks = { alternates: feedLinks('Newest offers', feedPaths.offers) }
