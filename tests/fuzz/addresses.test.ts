import { once } from 'node:events'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathOf } from '#domain/api/path'
import { toUnreserved } from '#domain/http/unreserved-address'
import { categories } from '#functions/category/category'
import { createStore } from '#functions/store/store'
import { handler as cards } from '#functions/lambdas/cards'
import { forms, handler as pages } from '#functions/lambdas/pages'
import { handler as site } from '#functions/lambdas/site'
import { createGateway } from '#local/gateway'
import { type OpenServer, openServer } from '#local/server'
import { useEmptyTable } from '../support/api'
import { at, categoryForm, storeForm } from '../support/content'
import { defaultEventOf } from '../support/event'
import { sampleOf } from '../support/sample'
import { asciiSlugs, legalSlug } from '../support/legal-slug'
import { withoutFrame } from '../support/without-frame'

withoutFrame()

const generated = Number(process.env['FUZZ_REQUESTS'] ?? 10)

/** Each valid ASCII character once, then generated slugs. */
const slugs = [...new Set([...asciiSlugs, ...fc.sample(legalSlug, { numRuns: generated })])]

/** `npm test` looks at each slug in one of three ways. */
const slugsOf = (turn: number) => sampleOf(slugs, 3, turn, process.env['FUZZ_REQUESTS'] !== undefined)

/** Names of which none contains another. */
const storeName = (slug: string) => `Store ${1000 + slugs.indexOf(slug)}`
const categoryName = (slug: string) => `Category ${1000 + slugs.indexOf(slug)}`

let server: OpenServer

beforeAll(async () => {
  await useEmptyTable()
  server = await openServer(0)
  server.serve(
    createGateway({
      handlers: { site, admin: site, pages, forms, cards },
      media: async () => null,
      files: async () => null,
      security: {},
    }),
  )
  const now = at('01T10:00:00')
  for (const slug of slugs) {
    const shelf = categoryForm({ name: categoryName(slug), slug })
    const { _id } = await categories.create(shelf, now)
    const store = storeForm({ name: storeName(slug), slug, category: _id })
    await createStore(store, { logo: '/media/a.webp' }, now)
  }
}, 120_000)
afterAll(() => server.close())

/** Requests an address unchanged. fetch would normalise it. */
async function get(path: string): Promise<{ status: number; html: string }> {
  const request = httpRequest({ host: '127.0.0.1', port: server.port, path }).end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return { status: response.statusCode ?? 0, html: await text(response) }
}

function shownBy({ status, html }: { status: number; html: string }) {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const links = [...main.matchAll(/<a\b[^>]*? href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  return {
    status,
    heading: textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] ?? ''),
    links: new Map(links.map(([, href = '', words = '']) => [textOf(words), unescaped(href)])),
  }
}

const textOf = (html: string) => unescaped(html.replaceAll(/<[^>]*>/g, '')).trim()

function unescaped(html: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? '')
}

async function linksFrom(path: string): Promise<Map<string, string>> {
  const { links } = shownBy(await get(path))
  const next = links.get('Show more stores') ?? links.get('Show more categories')
  return next ? new Map([...links, ...(await linksFrom(next))]) : links
}

test('every store that the site links to exists, and so do its coupons', { timeout: 120_000 }, async () => {
  const stores = await linksFrom('/explore')
  for (const slug of slugsOf(0)) {
    const store = shownBy(await get(stores.get(storeName(slug)) ?? 'no link'))
    expect(store).toMatchObject({ status: 200, heading: storeName(slug) })
    const coupons = shownBy(await get(store.links.get('Get Discount') ?? 'no link'))
    expect(coupons).toMatchObject({ status: 200, heading: `${storeName(slug)} Coupons & Promo Codes` })
  }
})

test('every category that the site links to exists, with its store', { timeout: 120_000 }, async () => {
  const links = await linksFrom('/categories')
  for (const slug of slugsOf(1)) {
    const category = shownBy(await get(links.get(categoryName(slug)) ?? 'no link'))
    expect(category).toMatchObject({ status: 200, heading: categoryName(slug) })
    expect([...category.links.keys()]).toContain(storeName(slug))
  }
})

test('the API finds each item at the address that its client builds', { timeout: 120_000 }, async () => {
  for (const slug of slugsOf(2)) {
    const store = await get(`/api${pathOf('GET /stores/slug/{slug}', { slug })}`)
    expect(JSON.parse(store.html)).toMatchObject({ name: storeName(slug), slug })
    const category = await get(`/api${pathOf('GET /categories/slug/{slug}', { slug })}`)
    expect(JSON.parse(category.html)).toMatchObject({ name: categoryName(slug), slug })
  }
})

const pageStarts = ['/', '/store/', '/coupons/', '/explore/', '/blogs/', '/home']
const fileStarts = ['/media/', '/assets/']
const malformed = ['%', '%%', '%z', '%zz', '%2', '%E0%A4%A', '%C3', '%80', '%ED%A0%80', '%FF', '%u00e9']
const lineEnds = ['%0A', '%0d', '%E2%80%A8']

/** A line end can be the name of a file. What is malformed names nothing anywhere. */
const broken = fc.oneof(addressOf([...pageStarts, ...fileStarts], malformed), addressOf(pageStarts, lineEnds))

function addressOf(starts: string[], ends: string[]) {
  const part = fc.oneof(legalSlug.map(encodeURIComponent), fc.constantFrom('a', '%20', '%C3%A9'))
  return fc
    .tuple(fc.constantFrom(...starts), fc.array(part, { maxLength: 2 }), fc.constantFrom(...ends))
    .map(([start, before, end]) => start + before.join('') + end)
}

test('an address with a malformed % or an encoded line end is answered with 404 and a page that says so', async () => {
  await fc.assert(
    fc.asyncProperty(broken, async (address) => {
      const { status, html } = await get(address)
      expect(shownBy({ status, html })).toMatchObject({ status: 404, heading: 'This address is not valid' })
      expect(html).toMatch(/<nav [^>]*aria-label="Main"/)
      const { statusCode, body } = await pages(defaultEventOf('GET', toUnreserved(address)))
      expect({ statusCode, body }).toEqual({ statusCode: 404, body: html })
    }),
    { numRuns: generated },
  )
})
