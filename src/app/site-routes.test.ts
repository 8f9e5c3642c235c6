import * as fc from 'fast-check'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { slugOf } from '#domain/text/slug'
import { paths } from '#lib/paths'
import { legalSlug } from '../../tests/support/legal-slug'
import { isValidAddress, malformedAddress, matchSitePage, siteRoutes } from './site-routes'

const named = {
  store: ['store/store-page', 'storeSlug'],
  coupons: ['coupon/coupons-page', 'storeSlug'],
  category: ['category/category-page', 'categorySlug'],
} as const

test('an address built by the site leads to its page, with the unchanged slug', () => {
  const kinds = fc.constantFrom(...(Object.keys(named) as (keyof typeof named)[]))
  fc.assert(
    fc.property(kinds, legalSlug, (kind, slug) => {
      const [name, param] = named[kind]
      const { page, params, found } = matchSitePage(paths[kind](slug))
      expect({ name: page.name, params, found }).toEqual({ name, params: { [param]: slug }, found: true })
    }),
    { numRuns: 500 },
  )
})

/** Different spellings of the same address. */
const spellings: Record<string, (slug: string) => string> = {
  'encoded as little as a browser does': (slug) => new URL(`http://a/b${slug}`).pathname.slice(2),
  'encoded to its last character': (slug) => bytesOf(slug).join(''),
  'in lower case hexadecimals': (slug) => bytesOf(slug).join('').toLowerCase(),
  decomposed: (slug) => encodeURIComponent(slug.normalize('NFD')),
  'in upper case': (slug) => encodeURIComponent(slug.toUpperCase()),
  'with a slash at its end': (slug) => `${encodeURIComponent(slug)}/`,
}

const bytesOf = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)

/** Some letters have no single upper-case letter: ß becomes SS. */
const hasUpperCase = (slug: string) => slugOf(slug.toUpperCase()) === slug

test.each(Object.entries(spellings))('an address %s has the same slug', (how, spell) => {
  fc.assert(
    fc.property(legalSlug, (slug) => {
      fc.pre(how !== 'in upper case' || hasUpperCase(slug))
      expect(slugOf(matchSitePage(`/store/${spell(slug)}`).params['storeSlug'] ?? '')).toBe(slug)
    }),
    { numRuns: 200 },
  )
})

const malformed =
  '/% /store/%zz /store/%E0%A4%A /coupons/caf%E9 /explore/%ED%A0%80 /home% /%0A /a%0Db ' +
  '/store/a%E2%80%A8b /admin/%e2%80%a9'

test.each(malformed.split(' '))('%s shows the page about malformed addresses', (path) => {
  expect(isValidAddress(path)).toBe(false)
  expect(matchSitePage(path)).toEqual({ page: malformedAddress, params: {}, found: false, path: '*' })
})

test.each([
  ['/', 'home/home-page'],
  ['/home/', 'home/home-page'],
  ['/explore', 'store/explore-page'],
  ['/store', 'not-found/not-found-page'],
  ['/store/a/b', 'not-found/not-found-page'],
  ['//elsewhere', 'not-found/not-found-page'],
])('%s is %s', (path, name) => {
  const { page, found } = matchSitePage(path)
  expect({ name: page.name, found }).toEqual({ name, found: name !== siteRoutes['*']?.name })
})

test('an address is matched as the router of the browser matches it', () => {
  const all = Object.keys(siteRoutes).map((path) => ({ path }))
  const segment = fc.constantFrom('', ...'store Store st%6Fre explore home * h%26m a%2Fb :id'.split(' '))
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
      const path = `/${segments.join('/')}`
      const expected = matchRoutes(all, path)?.[0]
      const { path: matched, params } = matchSitePage(path)
      expect([matched, matched === '*' ? {} : params]).toEqual([
        expected?.route.path,
        expected?.route.path === '*' ? {} : expected?.params,
      ])
    }),
  )
})
