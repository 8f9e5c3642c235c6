import { describe, expect, test } from 'vitest'
import { site } from '#site'
import { structuredDataProblems } from '../support/schema-org/structured-data-problems'
import { address, contentOf, nodeOf, nodesOf } from './open-page'
import { listed, pages, type StatePage, withStates } from './open-states'

withStates()

function pageAt(path: string): StatePage {
  const page = pages.find(({ state }) => state.path === path)
  if (!page) throw new Error(`No state is at ${path}.`)
  return page
}

test('the structured data of every page has no error, and nothing that is recommended is missing', async () => {
  const found: string[] = []
  for (const { state, html } of pages) {
    for (const problem of await structuredDataProblems(html)) found.push(`${state.path}: ${problem}`)
  }
  expect(found).toEqual([])
})

test('every page names the site and who runs it, without a rating and a search', () => {
  for (const { document } of listed()) {
    expect(nodeOf(document, 'WebSite')).toEqual({
      '@type': 'WebSite',
      '@id': `${address}/#website`,
      name: site.name,
      url: `${address}/`,
      publisher: { '@id': `${address}/#organization` },
    })
    // Its accounts are for functions/pages/head/structured-data.test.ts.
    const { sameAs: _, ...operator } = nodeOf(document, 'Organization') as Record<string, unknown>
    expect(operator).toEqual({
      '@type': 'Organization',
      '@id': `${address}/#organization`,
      name: site.name,
      url: `${address}/`,
      logo: `${address}/icons/512.png`,
    })
  }
})

test('each kind of page has the nodes of its kind', () => {
  const types = Object.fromEntries(
    listed().map(({ state, document }) => [
      state.path,
      nodesOf(document)
        .map((node) => node['@type'])
        .slice(2)
        .toSorted()
        .join(' '),
    ]),
  )
  const blog = Object.keys(types).find((path) => path.startsWith('/blogs/')) ?? ''
  expect(types).toMatchObject({
    '/home': '',
    '/explore': 'ItemList',
    '/categories': 'ItemList',
    '/explore/shoes-%26-socks': 'BreadcrumbList ItemList',
    '/store/nike': 'BreadcrumbList OnlineStore',
    '/coupons/nike': 'BreadcrumbList ItemList OnlineStore',
    '/reviews/nike': 'BreadcrumbList',
    '/reviews': '',
    '/blogs': '',
    [blog]: 'BlogPosting BreadcrumbList',
    '/imprint': '',
  })
  expect(Object.values(types).join(' ')).not.toMatch(/\bStore\b|FAQ|Product|Coupon|SearchAction/)
})

interface OnlineStore {
  aggregateRating?: { ratingValue: number; reviewCount: number }
  review?: { author: { name: string }; reviewRating: { ratingValue: number }; datePublished: string }[]
}

const storeAt = (path: string) => nodeOf(pageAt(path).document, 'OnlineStore') as OnlineStore | undefined

describe('the stars of a store', () => {
  test('are those that visitors gave, and never the rating of staff or a review by them', () => {
    const store = storeAt('/store/nike')
    expect(store?.aggregateRating).toMatchObject({ ratingValue: 3.7, reviewCount: 3 })
    expect(store?.review?.map(({ reviewRating }) => reviewRating.ratingValue).toSorted()).toEqual([2, 4, 5])
    expect(JSON.stringify(store)).not.toMatch(/4\.5|Our staff/)
    expect(store?.review?.every(({ datePublished }) => /^\d{4}-\d\d-\d\d$/.test(datePublished))).toBe(true)
  })

  test.each(['/store/%D9%85%D8%AA%D8%AC%D8%B1', '/store/praised'])(
    'are not there without a review: %s',
    (path) => {
      expect(storeAt(path)).toBeDefined()
      expect(storeAt(path)).not.toHaveProperty('aggregateRating')
      expect(storeAt(path)).not.toHaveProperty('review')
    },
  )
})

interface OfferList {
  itemListElement: { position: number; item: Record<string, string> }[]
}

test('the offers of a store are those that hold now, without a code', () => {
  const { document, html } = pageAt('/coupons/nike')
  const items = (nodeOf(document, 'ItemList') as OfferList).itemListElement.map(({ item }) => item)
  const byName = Object.fromEntries(items.map((item) => [item['name'], item]))
  expect(Object.keys(byName).toSorted()).toEqual([
    'Laces',
    'Trainers 0',
    'Trainers 1',
    'Trainers 2',
    'Trainers 3',
  ])
  expect(byName['Trainers 1']?.['validFrom']).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(byName['Trainers 2']?.['validThrough']).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(byName['Trainers 3']?.['validFrom']).toMatch(/T.*Z$/)
  expect(byName['Trainers 3']?.['validThrough']).toMatch(/T.*Z$/)
  expect(byName['Laces']).toMatchObject({
    '@type': 'Offer',
    category: 'Shoes & Socks',
    offeredBy: { '@id': `${address}/store/nike#store` },
    url: expect.stringMatching(/^https:\/\/site\.test\/coupons\/nike\?couponId=\w{26}$/),
  })
  expect(byName['Laces']).not.toHaveProperty('validThrough')
  expect(JSON.stringify(nodesOf(document))).not.toContain('SAVE20')
  expect(html).toContain('Trainers 4')
})

interface BlogPosting {
  headline: string
  image?: string[] | string
  datePublished: string
  dateModified: string
  url: string
  author: object
}

// The validator has no rules for it.
test('a blog has a headline, a picture, its dates and who wrote it', () => {
  const blogs = listed().filter(({ state }) => state.path.startsWith('/blogs/'))
  expect(blogs).toHaveLength(3)
  for (const { document } of blogs) {
    const blog = nodeOf(document, 'BlogPosting') as BlogPosting
    expect(blog.headline).toBe(document.querySelector('h1')?.textContent)
    expect(blog.url).toBe(contentOf(document, 'link[rel=canonical]'))
    for (const image of [blog.image ?? []].flat())
      expect(image).toMatch(/^https:\/\/site\.test\/(?:media|cards)\//)
    for (const moment of [blog.datePublished, blog.dateModified]) {
      expect(new Date(moment).toISOString()).toBe(moment)
    }
    expect(blog.dateModified >= blog.datePublished).toBe(true)
    expect(blog.author).toBeDefined()
  }
})
