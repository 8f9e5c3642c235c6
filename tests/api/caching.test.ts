import { describe, expect, test } from 'vitest'
import { storeParameters } from '#domain/features/pages'
import { pageParameters } from '#domain/page/page-parameters'
import { freshParameter } from '#domain/page/fresh-page'
import { sentParameter } from '#domain/routes/form-routes'
import { freshness } from '#domain/http/freshness'
import { endpointOf, type RouteKey } from '#domain/api/api'
import { sitePages } from '#domain/page/site-pages'
import { handler as pages } from '#functions/lambdas/pages'
import { siteRoutes } from '../../src/app/site-routes'
import { callApi } from '../support/api'
import { defaultEventOf } from '../support/event'
import { useCreatedContent } from '../support/use-created-content'
import { addressOf, describedRoutes, groupsOf } from '../support/create-content'
import { fieldsSentTo, validRequests } from '../support/valid-request'
import { sampleOf } from '../support/sample'

const oldest = 120

const content = useCreatedContent()

/** How long a header lets caches keep an answer, in seconds; 'nobody' if not at all. */
function sharedMaxAge(cacheControl: unknown): number | 'nobody' {
  const directives = String(cacheControl).split(', ')
  if (directives.includes('no-store')) return 'nobody'
  const seconds = (name: string) =>
    Number(directives.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? NaN)
  // A shared cache serves an answer while it is fresh, and stale while it revalidates or on an error.
  const stale = Math.max(seconds('stale-while-revalidate'), seconds('stale-if-error'))
  return Math.max(seconds('max-age'), seconds('s-maxage')) + stale
}

const reads = describedRoutes.filter((key) => key.startsWith('GET '))
const isPublic = (key: RouteKey) => endpointOf(key).access === 'anyone'

/** For an existing item, a missing one, and a wrong request. `npm test` takes one of the last two. */
const requestsOf = (key: RouteKey) => [
  ...validRequests(key, content.created),
  ...sampleOf([missing, { query: { limit: '0' } }], 2, reads.indexOf(key)),
]
const missing = { params: { id: 'none', slug: 'none', storeId: 'none', term: 'none' } }

describe.each(reads)('%s', (key) => {
  test('shows visitors nothing older than two minutes', async () => {
    for (const request of requestsOf(key)) {
      for (const extra of sampleOf([{}, { token: 'rubbish' }], 2, reads.indexOf(key))) {
        const { status, headers } = await callApi(key, { ...request, ...extra })
        const maxAge = sharedMaxAge(headers['cache-control'])
        if (!isPublic(key) || status !== 200) expect([status, maxAge]).toEqual([status, 'nobody'])
        else expect(Number(maxAge) + freshness.inBrowser).toBeLessThanOrEqual(oldest)
      }
    }
  })

  test('no cache keeps an answer to staff', async () => {
    for (const request of requestsOf(key)) {
      const { headers } = await callApi(key, { ...request, token: content.token })
      expect(sharedMaxAge(headers['cache-control'])).toBe('nobody')
    }
  })
})

/** Lists of visitors, with the call that creates what starts and ends. */
const timed = reads.filter(isPublic).flatMap((list) => {
  const isOfGroup = (key: RouteKey) =>
    key.startsWith('POST ') && groupsOf(key).at(-1) === groupsOf(list).at(-1)
  const creation = describedRoutes.find(
    (key) => isOfGroup(key) && fieldsSentTo(key).some(([name]) => name === 'startsAt'),
  )
  const { paged, params } = endpointOf(list)
  return creation && paged && !params ? [[list, creation] as const] : []
})

test.each(timed)(
  '%s shows nothing before its start, and no cache keeps it until then',
  async (list, creation) => {
    const [request] = validRequests(creation, content.created)
    const seconds = 20
    const startsAt = new Date(Date.now() + seconds * 1000).toISOString()
    const json = { ...(request?.json as object), startsAt }
    const { body: created } = await callApi(creation, { ...request, json, token: content.token })
    const { body, headers } = await callApi(list)
    expect((body as Record<string, unknown>[]).filter(({ _id }) => _id === created._id)).toEqual([])
    expect(sharedMaxAge(headers['cache-control'])).toBeLessThanOrEqual(seconds)
  },
)

const writes = describedRoutes.filter((key) => !key.startsWith('GET '))

test.each(sampleOf(writes, 4))('%s is not cached', async (key) => {
  const { headers } = await callApi(key, { token: content.token })
  expect(sharedMaxAge(headers['cache-control'])).toBe('nobody')
})

test.each(sampleOf(Object.keys(siteRoutes), 2))(
  'the page %s is never older than two minutes',
  async (path) => {
    for (const address of [addressOf(path, content.created), path.replace(/[:*]\w*/, 'none')]) {
      const { headers } = await pages(defaultEventOf('GET', address))
      const maxAge = sharedMaxAge(headers?.['cache-control'])
      expect(Number(maxAge) + freshness.inBrowser).toBeLessThanOrEqual(oldest)
    }
  },
)

/** Parameters by which a page tells one visitor something, with pages that take them. */
const forOne = Object.values(sitePages).flatMap(({ path }) =>
  [freshParameter, sentParameter, ...storeParameters]
    .filter((name) => pageParameters[path.replace(/:(\w+)/g, '{$1}')]?.includes(name))
    .map((name) => [path, name] as const),
)

test.each(forOne)('the page %s with %s is not cached', async (path, name) => {
  const event = defaultEventOf('GET', addressOf(path, content.created))
  const rawQueryString = `${name}=1.${Date.now().toString(36)}`
  const { statusCode, headers } = await pages({ ...event, rawQueryString })
  expect([statusCode, sharedMaxAge(headers?.['cache-control'])]).toEqual([200, 'nobody'])
})

test.each(['/login', '/admin', '/admin/stores'])('the page %s is not cached', async (path) => {
  const { headers } = await pages(defaultEventOf('GET', path))
  expect(sharedMaxAge(headers?.['cache-control'])).toBe('nobody')
})
