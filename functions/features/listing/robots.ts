import { site } from '#site'
import { foundPaths } from '#domain/listing/seo-routes'
import type { Asked } from './serve-seo-file'
import type { Answer } from './seo-file'

const hour = 'public, max-age=0, s-maxage=3600'

/**
 * What robots leave out: what leads to shops, what is for staff, and what pages read by themselves. All of
 * them are let in elsewhere, those that answer questions too.
 */
export function robots({ address }: Asked): Answer {
  const lines = [
    'User-agent: *',
    ...['/go/', '/admin', '/api/', '/login'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${address}${foundPaths.sitemaps}`,
    '',
  ]
  return { type: 'text/plain; charset=utf-8', body: lines.join('\n'), cacheControl: hour }
}

/** The file that proves to search engines whose addresses they are told (IndexNow). */
export function keyFile(): Answer {
  return { type: 'text/plain; charset=utf-8', body: site.indexNow?.key ?? '', cacheControl: hour }
}
