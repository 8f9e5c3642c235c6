import { S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardSize } from '#domain/card-address'
import { demoCatalogue } from '#demo/catalogue'
import { loadCatalogue } from '#demo/load'
import { handler as cards } from '#functions/cards/handler'
import { forms, handler as pages } from '#functions/pages/handler'
import { handler as site } from '#functions/site/handler'
import { createGateway } from '#local/gateway'
import { createFileReader } from '#local/gateway/files'
import { createMediaReader } from '#local/gateway/media'
import { type OpenServer, openServer } from '#local/server'
import { createDemoStaff } from '#local/staff'
import { useEmptyTable } from '../support/api'
import { allItems } from '../support/stored'
import { useEmptyUserPool } from '../support/user-pool'
import { type Crawl, crawl, type CrawledPage, parseRobots, type Robots } from './crawl'
import { contentOf, parsed } from './open-page'

/*
 * A search engine's view of the product with its demo content, by HTTP: what links lead to from the home page
 * on, without JavaScript, compared with the sitemap.
 */

const addressBefore = process.env.SITE_ADDRESS

let server: OpenServer
let origin: string
let robots: Robots
let found: Crawl
/** The addresses in the sitemap, as paths. */
let listed: string[]

beforeAll(async () => {
  await useEmptyTable()
  await useEmptyUserPool()
  await createDemoStaff()
  await loadCatalogue(demoCatalogue)
  server = await openServer(0)
  origin = `http://localhost:${server.port}`
  process.env.SITE_ADDRESS = origin
  const handlers = { site, admin: site, pages, forms, cards }
  const media = createMediaReader(new S3Client(), process.env.MEDIA_BUCKET ?? '')
  server.serve(createGateway({ handlers, media, files: createFileReader('public'), security: {} }))
  robots = parseRobots(await textOf('/robots.txt'))
  console.time('crawl'); const u = process.cpuUsage()
  found = await crawl(origin, '/', robots)
 console.timeEnd('crawl'); console.log(process.cpuUsage(u), found.pages.size, Object.entries(Object.groupBy([...found.pages.keys()], (p) => p.replace(/[^/]*$/, '') + (p.includes('?') ? p.split('?')[1]!.split('=')[0] : ''))).map(([k, v]) => k + v!.length).filter((x)=>!/^.explore/.test(x)).join(' '))
  listed = await sitemapOf(robots.sitemaps).catch(() => [])
}, 240_000)
afterAll(async () => {
  process.env.SITE_ADDRESS = addressBefore
  await server.close()
})

async function textOf(path: string): Promise<string> {
  const response = await fetch(origin + path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

/** The paths in the files of a sitemap. */
async function sitemapOf(addresses: string[]): Promise<string[]> {
  expect(addresses).not.toEqual([])
  const paths: string[] = []
  for (const address of addresses) {
    expect(address.startsWith(`${origin}/`), address).toBe(true)
    const xml = parsedXml(await textOf(address.slice(origin.length)))
    const places = [...xml.querySelectorAll('loc')].map(({ textContent }) => textContent)
    const isIndex = xml.documentElement.tagName === 'sitemapindex'
    paths.push(...(isIndex ? await sitemapOf(places) : places.map((each) => each.slice(origin.length))))
  }
  return paths
}

function parsedXml(xml: string): Document {
  const { DOMParser } = parsed('').defaultView as unknown as typeof globalThis
  return new DOMParser().parseFromString(xml, 'application/xml')
}

/** The pages that a search engine may list: at their own address, and not left out. */
function indexable(): { path: string; document: Document }[] {
  return [...found.pages.values()].flatMap(({ path, status, document }) =>
    status === 200 && document && canonicalOf(document) === path && !isLeftOut(document)
      ? [{ path, document }]
      : [],
  )
}

/** The path that a page names as its own; null without one. */
function canonicalOf(document: Document): string | null {
  const address = contentOf(document, 'link[rel=canonical]')
  return address === null ? null : address.replace(origin, '')
}

function isLeftOut(document: Document): boolean {
  return contentOf(document, 'meta[name=robots]')?.includes('noindex') ?? false
}

const inWords = ({ status, path, from }: CrawledPage) => `${status} ${path}, linked from ${from}`

test('every link leads to something', () => {
  expect(found.pages.size).toBeGreaterThan(100)
  const broken = [...found.pages.values()].filter(({ status }) => status !== 200)
  expect(broken.map(inWords)).toEqual([])
})

test('robots.txt keeps crawlers from out-links and staff, and from nothing that the sitemap has', () => {
  const kinds = new Set([...found.forbidden].map((path) => path.split(/[/?]/)[1]))
  expect([...kinds].filter((kind) => !['go', 'admin', 'api', 'login'].includes(kind!))).toEqual([])
  for (const path of ['/go/x', '/admin', '/admin/stores', '/api/stores', '/login']) {
    expect([path, robots.isAllowed(path)]).toEqual([path, false])
  }
  expect(listed.filter((path) => !robots.isAllowed(path))).toEqual([])
})

test('every out-link leads to a shop, and asking where counts no click', async () => {
  const links = [...found.forbidden].filter((path) => path.startsWith('/go/'))
  expect(links.length).toBeGreaterThan(20)
  const broken: string[] = []
  for (const path of links) {
    // Whoever only asks with HEAD has not clicked (product.md, section 24).
    const { status, headers } = await fetch(origin + path, { method: 'HEAD', redirect: 'manual' })
    const location = headers.get('location') ?? ''
    if (status !== 302 || !/^https?:/.test(location)) broken.push(`${status} ${path}: ${location}`)
  }
  expect(broken).toEqual([])
  const counted = (await allItems()).filter(({ pk }) => /^CLICKS?#/.test(pk))
  expect(counted).toEqual([])
})

test('links lead to all that is in the sitemap, and it has all that may be listed', () => {
  const reached = indexable().map(({ path }) => path)
  expect(listed.filter((path) => !reached.includes(path))).toEqual([])
  expect(reached.filter((path) => !listed.includes(path))).toEqual([])
  expect(listed).toEqual([...new Set(listed)])
})

test.each([
  ['title', (document: Document) => document.title],
  ['description', (document: Document) => contentOf(document, 'meta[name=description]')],
  ['canonical address', canonicalOf],
])('no two pages have the same %s, and none is without', (_, read) => {
  const byText = new Map<string, string[]>()
  for (const { path, document } of indexable()) {
    const text = read(document) ?? ''
    byText.set(text, [...(byText.get(text) ?? []), path])
  }
  expect(byText.get('')).toBeUndefined()
  expect([...byText].filter(([, paths]) => paths.length > 1)).toEqual([])
})

test('what a page names as its own address is one that may be listed', () => {
  const reached = new Set(indexable().map(({ path }) => path))
  const wrong = [...found.pages.values()].flatMap(({ path, document }) => {
    const canonical = document && canonicalOf(document)
    return canonical === null || reached.has(canonical) ? [] : [`${path} names ${canonical}`]
  })
  expect(wrong).toEqual([])
})

test('the picture of each page is there, in the size that the page says', async () => {
  const pictures = new Set(
    indexable().map(
      ({ path, document }) => contentOf(document, 'meta[property="og:image"]') ?? `none: ${path}`,
    ),
  )
  expect(pictures.size).toBeGreaterThan(30)
  for (const address of pictures) {
    expect(address.startsWith(`${origin}/`), address).toBe(true)
    const response = await fetch(address, { redirect: 'manual' })
    const png = Buffer.from(await response.arrayBuffer())
    expect([address, response.status, response.headers.get('content-type')]).toEqual([
      address,
      200,
      'image/png',
    ])
    // The first chunk of a PNG says its size.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height])
  }
})

test('every feed that a page names can be read', async () => {
  const feeds = new Map<string, string>()
  for (const { document } of indexable()) {
    for (const link of document.head.querySelectorAll('link[rel=alternate][type]')) {
      feeds.set(link.getAttribute('href') ?? '', link.getAttribute('type') ?? '')
    }
  }
  expect(feeds.size).toBeGreaterThan(30)
  for (const [address, type] of feeds) {
    const response = await fetch(new URL(address, origin))
    const text = await response.text()
    expect([address, response.status]).toEqual([address, 200])
    expect(response.headers.get('content-type')).toContain(type)
    if (type.includes('json')) expect(JSON.parse(text)).toHaveProperty('items')
    else expect(parsedXml(text).documentElement.tagName).toBe('feed')
  }
})
