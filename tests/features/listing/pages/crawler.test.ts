import { S3Client } from '@aws-sdk/client-s3'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Catalogue, demoCatalogue } from '#demo/catalogue'
import { loadCatalogue } from '#demo/load'
import { handler as cards } from '#functions/lambdas/cards'
import { forms, handler as pages } from '#functions/lambdas/pages'
import { handler as site } from '#functions/lambdas/site'
import { createGateway } from '#local/gateway'
import { createMediaReader } from '#local/gateway/media'
import { type OpenServer, openServer } from '#local/product-server'
import { useEmptyTableWithStream } from '../../../support/api'
import { updatedListings } from '../listed'
import { sampleOf } from '../../../support/sample'
import { allItems } from '../../../support/table-items'
import { type Crawl, crawl, type CrawledPage, parseRobots, type Robots } from './crawl'

/*
 * A search engine's view of the product with its demo content, by HTTP: what links lead to from the home page
 * on, without JavaScript, compared with the sitemap.
 */

const addressBefore = process.env.SITE_ADDRESS

let server: OpenServer
let origin: string
let robots: Robots
let found: Crawl
let listed: string[]

beforeAll(async () => {
  await useEmptyTableWithStream()
  await loadCatalogue(withTwins(demoCatalogue))
  await updatedListings()
  server = await openServer(0)
  origin = `http://localhost:${server.port}`
  process.env.SITE_ADDRESS = origin
  const handlers = { site, admin: site, pages, forms, cards }
  const media = createMediaReader(new S3Client(), process.env.MEDIA_BUCKET ?? '')
  server.serve(createGateway({ handlers, media, files: async () => null, security: {} }))
  robots = parseRobots(await textAt('/robots.txt'))
  found = await crawl(origin, '/', robots)
  listed = await sitemapOf(robots.sitemaps)
}, 300_000)
afterAll(async () => {
  process.env.SITE_ADDRESS = addressBefore
  await server.close()
})

/** `npm test` keeps every third store, and offers and reviews of fewer: each is an address to follow. */
function sampled(catalogue: Catalogue): Catalogue {
  const stores = sampleOf(catalogue.stores, 3)
  const kept = new Set(sampleOf(stores, 4).map(({ key }) => key))
  const ofKept = <Entry extends { store: string }>(all: Entry[]) => all.filter(({ store }) => kept.has(store))
  return { ...catalogue, stores, coupons: ofKept(catalogue.coupons), reviews: ofKept(catalogue.reviews) }
}

/** With a second store and a second category that have the names and the texts of the first ones. */
function withTwins(catalogue: Catalogue): Catalogue {
  const { categories, stores, coupons, reviews } = sampled(catalogue)
  const [category, store] = [categories[0]!, stores[0]!]
  const twinCategory = {
    ...category,
    key: 'twin',
    form: { ...category.form, slug: `${category.form.slug}-2` },
  }
  const twin = {
    ...store,
    key: 'twin',
    category: 'twin',
    fields: { ...store.fields, slug: `${store.fields.slug}-2` },
  }
  const alsoOfTwin = <Entry extends { store: string }>(all: Entry[]) => [
    ...all,
    ...all.filter((entry) => entry.store === store.key).map((entry) => ({ ...entry, store: twin.key })),
  ]
  return {
    ...catalogue,
    categories: [...categories, twinCategory],
    stores: [...stores, twin],
    coupons: alsoOfTwin(coupons),
    reviews: alsoOfTwin(reviews),
  }
}

async function textAt(path: string): Promise<string> {
  const response = await fetch(origin + path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

interface Sitemap {
  sitemapindex?: { sitemap: { loc: string }[] }
  urlset?: { url: { loc: string }[] }
}

async function sitemapOf(addresses: string[]): Promise<string[]> {
  const paths: string[] = []
  for (const address of addresses) {
    expect(address.startsWith(`${origin}/`), address).toBe(true)
    const xml = parsedXml(await textAt(address.slice(origin.length)))
    const { sitemapindex, urlset } = xml as Sitemap
    const files = sitemapindex?.sitemap.map(({ loc }) => loc) ?? []
    paths.push(...(await sitemapOf(files)), ...(urlset?.url ?? []).map(({ loc }) => pathOf(loc)))
  }
  return paths
}

function parsedXml(xml: string): unknown {
  expect(XMLValidator.validate(xml)).toBe(true)
  return new XMLParser({ isArray: (name) => ['sitemap', 'url', 'entry'].includes(name) }).parse(xml)
}

/** The path of an address of ours. Another one stays whole, and is found nowhere. */
function pathOf(address: string): string {
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
}

function indexable(): CrawledPage[] {
  return found.pages.filter(
    ({ path, status, canonical, isLeftOut }) =>
      status === 200 && !isLeftOut && canonical !== null && pathOf(canonical) === path,
  )
}

test('every link leads to something', () => {
  expect(found.pages.length).toBeGreaterThan(100)
  const broken = found.pages.filter(({ status }) => status !== 200)
  expect(broken.map(({ status, path, from }) => `${status} ${path}, linked from ${from}`)).toEqual([])
})

test('robots.txt keeps crawlers from out-links and staff, and from nothing else that is linked to', () => {
  const kinds = new Set(found.forbidden.map((path) => path.split(/[/?]/)[1] ?? ''))
  expect([...kinds].filter((kind) => !['go', 'admin', 'api', 'login'].includes(kind))).toEqual([])
  for (const path of ['/go/x', '/admin', '/admin/stores', '/api/stores', '/login']) {
    expect([path, robots.isAllowed(path)]).toEqual([path, false])
  }
  expect(listed.filter((path) => !robots.isAllowed(path))).toEqual([])
})

test('every out-link leads to a shop, and asking where counts no click', async () => {
  const links = found.forbidden.filter((path) => path.startsWith('/go/'))
  expect(links.length).toBeGreaterThan(20)
  const broken: string[] = []
  for (const path of sampleOf(links, 3)) {
    // Whoever only asks with HEAD has not clicked.
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
  expect(reached.length).toBeGreaterThan(50)
  expect({
    orphans: listed.filter((path) => !reached.includes(path)),
    // Stores by letter are ways to what the sitemap has by itself.
    missing: reached.filter((path) => !listed.includes(path) && !path.startsWith('/explore?letter=')),
    repeated: listed.filter((path, at) => listed.indexOf(path) !== at),
  }).toEqual({ orphans: [], missing: [], repeated: [] })
})

test('what a page names as its own address may be listed', () => {
  const reached = new Set(indexable().map(({ path }) => path))
  const wrong = found.pages.filter(({ canonical }) => canonical !== null && !reached.has(pathOf(canonical)))
  expect(wrong.map(({ path, canonical }) => `${path} names ${canonical}`)).toEqual([])
})

test('every feed that a page names can be read', async () => {
  const feeds = new Map(
    found.pages.flatMap(({ feeds: named }) => named.map(({ address, type }) => [address, type])),
  )
  expect(feeds.size).toBeGreaterThan(30)
  let withEntries = 0
  for (const [address, type] of sampleOf([...feeds], 5)) {
    const response = await fetch(new URL(address, origin))
    const contentType = response.headers.get('content-type') ?? ''
    expect([address, response.status, contentType.split(';')[0]]).toEqual([address, 200, type])
    const text = await response.text()
    if (type.includes('json')) expect(JSON.parse(text)).toHaveProperty('items')
    else {
      expect(parsedXml(text)).toHaveProperty('feed.id')
      if (text.includes('<entry>')) withEntries++
    }
  }
  // Of a store without offers it has none.
  expect(withEntries).toBeGreaterThan(0)
})
