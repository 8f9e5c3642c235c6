import { type SitePage, sitePages } from '#domain/page/site-pages'
import { xmlText } from '#domain/text/xml-text'
import { listedPathsOf } from './paths'
import { changeOf, countParts, isListed, type Listing, type SitemapPart, readPart } from './listing'
import type { ListedKind } from './subjects'
import { type SeoResponse, notFoundResponse, type SeoRequest } from './seo-file'

/** Caches ask again as often as the listings are brought up to date. */
const cacheControl = 'public, max-age=0, s-maxage=900, stale-if-error=3600'

const kinds = new Map<string, ListedKind>([
  ['stores', 'STORE'],
  ['categories', 'CATEGORY'],
  ['blogs', 'BLOG'],
])

/** No file is empty or has more than 50,000 addresses. */
export async function sitemapIndex({ address, now }: SeoRequest): Promise<SeoResponse> {
  const names = await Promise.all([...kinds].map(([name, kind]) => filesOf(name, kind, now)))
  const files = ['pages', ...names.flat()].map(
    (name) => `<sitemap><loc>${xmlText(`${address}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  )
  return xml('sitemapindex', files)
}

async function filesOf(name: string, kind: ListedKind, now: Date): Promise<string[]> {
  const of = await countParts(kind)
  // If there are few things, perhaps none is listed. Many have some listed in every part.
  if (of === 1) {
    const listings = await readPart(kind, { at: 1, of })
    if (!listings.some((listing) => isListed(listing, now))) return []
  }
  return Array.from({ length: of }, (_, at) => `${name}-${at + 1}-of-${of}`)
}

export async function sitemap({ name, address, now }: SeoRequest): Promise<SeoResponse> {
  if (name === 'pages.xml')
    return xml(
      'urlset',
      ownPages().map((path) => entry(address + path)),
    )
  const [, files = '', ...numbers] = /^([a-z]+)-([1-9]\d{0,5})-of-([1-9]\d{0,5})\.xml$/.exec(name) ?? []
  const [at = 0, of = 0] = numbers.map(Number)
  const kind = kinds.get(files)
  if (kind === undefined || !(await isPart(kind, { at, of }))) return notFoundResponse
  const listings = await readPart(kind, { at, of })
  return xml(
    'urlset',
    listings.flatMap((listing) => entriesOf(listing, address, now)),
  )
}

/** Half and twice the current number of parts are valid too, for readers of an older index. */
async function isPart(kind: ListedKind, { at, of }: SitemapPart): Promise<boolean> {
  const currentCount = await countParts(kind)
  return at <= of && [currentCount / 2, currentCount, currentCount * 2].includes(of)
}

function ownPages(): string[] {
  return Object.values<SitePage>(sitePages).flatMap(({ path, noIndex }) =>
    path.includes(':') || noIndex ? [] : path,
  )
}

function entriesOf(listing: Listing, address: string, now: Date): string[] {
  const changed = changeOf(listing, now)
  return listedPathsOf(listing, now).map((path) => entry(address + path, changed))
}

function entry(address: string, changed?: string): string {
  const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
  return `<url><loc>${xmlText(address)}</loc>${lastmod}</url>`
}

function xml(root: 'sitemapindex' | 'urlset', entries: readonly string[]): SeoResponse {
  const head = '<?xml version="1.0" encoding="UTF-8"?>'
  const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  const body = `${head}\n<${root} ${space}>\n${entries.join('\n')}\n</${root}>\n`
  return { type: 'application/xml; charset=utf-8', body, cacheControl }
}
