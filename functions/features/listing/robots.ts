import { site } from '#site'
import { seoPaths } from '#domain/listing/seo-routes'
import type { SeoRequest, SeoResponse } from './seo-file'

const hour = 'public, max-age=0, s-maxage=3600'

/** All robots are welcome, those of AI too. */
export function robots({ address }: SeoRequest): SeoResponse {
  const lines = [
    'User-agent: *',
    ...['/go/', '/admin', '/api/', '/login'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${address}${seoPaths.sitemaps}`,
    '',
  ]
  return { type: 'text/plain; charset=utf-8', body: lines.join('\n'), cacheControl: hour }
}

/** Proves the host to search engines (IndexNow). */
export function keyFile(): SeoResponse {
  return { type: 'text/plain; charset=utf-8', body: site.indexNow?.key ?? '', cacheControl: hour }
}
