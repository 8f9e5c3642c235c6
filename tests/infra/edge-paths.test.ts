import { runInNewContext } from 'node:vm'
import { AwsV4Signer } from 'aws4fetch'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routeKeys } from '#domain/api/api'
import { addresses } from '#domain/features/addresses'
import { sitePages } from '#domain/page/site-pages'
import { decodeFunctionUrlEvent } from '#functions/http/function-url'
import { pageAddress } from '#functions/pages/page-address'
import type { EdgeRequest } from '#infra/edge/normalise-request'
import { matchSitePage } from '../../src/app/site-routes'
import { defaultEventOf } from '../support/event'
import { asciiSlugs, legalSlug } from '../support/legal-slug'
import { isLike } from './effective-policy'
import { cdnOf, type Part, resourcesOf } from './template'

type Edge = (event: { request: EdgeRequest }) => EdgeRequest & {
  statusCode?: number
  headers: { location?: { value: string } }
}

const { DefaultCacheBehavior, CacheBehaviors } = cdnOf('prod').config()
const behaviorOf = (path: string): Part =>
  CacheBehaviors.find(({ PathPattern }: Part) => isLike(PathPattern, path)) ?? DefaultCacheBehavior

function edgeOf({ FunctionAssociations = [] }: Part): Edge {
  const id = FunctionAssociations[0]?.FunctionARN['Fn::GetAtt'][0]
  const code = resourcesOf('prod').find((resource) => resource.id === id)?.Properties.FunctionCode
  if (code === undefined) return ({ request }) => request
  return runInNewContext(`${code};handler`, { Buffer }) as Edge
}
const edges = new Map<Part, Edge>()

function runEdgeFunctions(behavior: Part, address: string) {
  const edge = edges.get(behavior) ?? edgeOf(behavior)
  edges.set(behavior, edge)
  const [uri = '', query = ''] = address.split('?')
  const querystring = Object.fromEntries(
    new Map(
      query
        .split('&')
        .filter(Boolean)
        .map((each) => [each.split('=')[0], { value: each.split('=')[1] ?? '' }]),
    ),
  )
  const passed = edge({ request: { uri, querystring, headers: {} } })
  const parameters = passed.statusCode ? [] : Object.entries(passed.querystring)
  const written = parameters.map(([name, { value }]) => `${name}=${value}`)
  return { location: passed.headers.location?.value, path: passed.uri, query: written.join('&') }
}

/** CloudFront's own policy for files, whose key is the path alone. */
const byPathAlone = '658327ea-f89d-4fab-a63d-7e88639e58f6'

function keyOf(address: string, behavior = behaviorOf(address.split('?')[0] ?? '')) {
  const first = runEdgeFunctions(behavior, address)
  const { location, path, query } = first.location ? runEdgeFunctions(behavior, first.location) : first
  expect(location).toBeUndefined()
  return behavior.CachePolicyId === byPathAlone ? path : `${path}?${query}`
}

const hostile = ['café', '東京', 'محل', 'h&m', 'a+b', 'a b', "toys'r'us", '(x)!*', '_~_', 'a_26']
const slugs = [...hostile, ...asciiSlugs, ...fc.sample(legalSlug, { numRuns: 20, seed: 30 })]

const names = /:\w+|\{\w+\}/g
const cards = ['/cards/store/{slug}/0a1.png', '/cards/blog/{id}/0a1.png']
const pages = Object.values(sitePages).map(({ path }) => path)
const withSlug = [...pages, ...cards].filter((path) => /[:{]/.test(path))

/** As links write it, as a browser sends what is typed, and in lower case. */
const spellings = (pattern: string, slug: string) => [
  pattern.replace(names, encodeURIComponent(slug)),
  new URL(
    pattern.replace(names, () => slug),
    'http://origin',
  ).pathname,
  pattern.replace(names, encodeURIComponent(slug).toLowerCase()),
]

describe('what CloudFront signs for a function URL', () => {
  /** The signatures of a URL whose path is encoded once, twice, and after it was decoded. */
  async function signaturesOf(address: string) {
    const sign = (target: string, singleEncode: boolean) =>
      new AwsV4Signer({
        url: `https://id.lambda-url.us-east-1.on.aws${target}`,
        accessKeyId: 'key',
        secretAccessKey: 'secret',
        service: 'lambda',
        region: 'us-east-1',
        datetime: '20261124T000000Z',
        singleEncode,
      }).signature()
    const [path = '', query = ''] = address.split('?')
    const decoded = `${decodeURIComponent(path)}?${decodeURIComponent(query)}`
    return new Set(await Promise.all([sign(address, true), sign(address, false), sign(decoded, true)]))
  }

  test.each(withSlug)(
    '%s has one signature, and its function gets what the browser sent',
    async (pattern) => {
      for (const slug of slugs) {
        for (const address of spellings(pattern, slug)) {
          const { path, query } = runEdgeFunctions(behaviorOf(address), address)
          expect(path).toMatch(/^[\w./-]+$/)
          expect([address, (await signaturesOf(`${path}?${query}`)).size]).toEqual([address, 1])
          const { rawPath } = decodeFunctionUrlEvent(defaultEventOf('GET', path))
          const found = pattern.startsWith('/cards')
            ? [decodeURIComponent(rawPath.split('/')[3] ?? '')]
            : Object.values(matchSitePage(rawPath).params)
          expect([address, found.map((each) => each.toLowerCase())]).toEqual([address, [slug.toLowerCase()]])
        }
      }
    },
  )

  test('so has what is searched for', async () => {
    for (const term of slugs) {
      const { path, query } = runEdgeFunctions(DefaultCacheBehavior, `/search?q=${encodeURIComponent(term)}`)
      expect([term, (await signaturesOf(`${path}?${query}`)).size]).toEqual([term, 1])
      const event = decodeFunctionUrlEvent({ ...defaultEventOf('GET', path), rawQueryString: query })
      expect(pageAddress(event).searchParams.get('q')).toBe(term)
    }
  })

  test.each(['%', '%zz', '%5%46', '%%5F', '%C3_~', '%E0%A4%A', 'a%_5F'])(
    'a malformed /store/%s stays malformed',
    (end) => {
      const { path } = runEdgeFunctions(DefaultCacheBehavior, `/store/${end}`)
      expect(path).toMatch(/^[\w./-]+$/)
      const { rawPath } = decodeFunctionUrlEvent(defaultEventOf('GET', path))
      expect(() => decodeURIComponent(rawPath)).toThrow(URIError)
    },
  )
})

describe('the cache', () => {
  const files = CacheBehaviors.map(({ PathPattern }: Part) => PathPattern.replace('*', 'a-1_b.js'))
  const reads = routeKeys.filter((key) => key.startsWith('GET ')).map((key) => `/api${key.slice(4)}`)
  const routes: string[] = [
    ...new Set([
      ...files,
      ...pages,
      ...cards,
      ...reads,
      ...addresses.flatMap(({ paths }) => paths),
      '/',
      '/login',
      '/admin/stores',
      '/media/0123456789abcdef0123456789abcdef.webp',
    ]),
  ]
  const route = fc
    .tuple(fc.constantFrom(...routes), fc.constantFrom(...slugs))
    .map(([pattern, slug]) => pattern.replace(names, encodeURIComponent(slug)))
  const hexOf = (character: string, lower: boolean) => {
    const hex = `%${character.charCodeAt(0).toString(16).toUpperCase()}`
    return lower ? hex.toLowerCase() : hex
  }
  const detours = ['/', '/./', '/%2e/', '/x/../', '/x/%2E./', '//']

  /** Another spelling of a path, chosen by the numbers. */
  function respelt(path: string, numbers: number[]): string {
    let at = 0
    const next = () => numbers[at++ % numbers.length] ?? 0
    return path.replace(/%..|[^%]/g, (part) => {
      const number = next()
      if (part === '/') return number < 80 ? '/' : (detours[number % detours.length] ?? '/')
      if (part.length === 3) {
        const character = decodeURIComponent(/%[0-7]/.test(part) ? part : '%2F')
        if (number % 3 === 0 && /[!$&'()*+,;=:@]/.test(character)) return character
        return number % 2 === 0 ? part : part.toLowerCase()
      }
      return number < 40 ? hexOf(part, number % 2 === 0) : part
    })
  }

  test('holds an answer once, however its address is spelt', () => {
    const numbers = fc.array(fc.nat(99), { minLength: 7, maxLength: 60 })
    const junk = fc.constantFrom('', '?', '?x=1', '?utm_source=a&utm_source=b', '?Limit=2')
    fc.assert(
      fc.property(route, numbers, junk, (path, chosen, query) => {
        const behavior = behaviorOf(path)
        expect(keyOf(respelt(path, chosen) + query, behavior)).toBe(keyOf(path, behavior))
      }),
      { numRuns: 3000 },
    )
  })

  test("leaves a browser's own spelling where it is", () => {
    fc.assert(
      fc.property(fc.constantFrom(...routes), fc.constantFrom(...slugs), (pattern, slug) => {
        for (const address of spellings(pattern, slug))
          expect(runEdgeFunctions(behaviorOf(address), address).location).toBeUndefined()
      }),
      { numRuns: 1000 },
    )
  })

  test('leads to no other site, and to the same query', () => {
    const to = (address: string) => runEdgeFunctions(DefaultCacheBehavior, address).location
    expect(to('//evil.example/%2e%2e//evil.example')).toBe('/evil.example')
    expect(to('/%2e%2e/\\evil.example')).toBe('/%5Cevil.example')
    expect(to('/admin//stores?page=2&q=%20a')).toBe('/admin/stores?page=2&q=%20a')
  })
})
