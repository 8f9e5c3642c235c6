import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { endpointOf, type RouteKey, routeKeys } from '#domain/api/api'
import { AppError } from '#domain/http/errors'
import { createBlog } from '#functions/blog/blog'
import type { RouteFunctions } from '#functions/http/call'
import { createHandler } from '#functions/http/create-handler'
import { callApi, nextOf, sendEvent, useEmptyTable } from '../support/api'
import { at, blogForm } from '../support/content'
import { defaultEventOf, eventOf } from '../support/event'
import { sampleOf } from '../support/sample'
import { staffToken } from '../support/tokens'
import { refusal } from '../support/refusal'

beforeAll(async () => {
  await useEmptyTable()
  await createBlog(blogForm({ title: 'One' }), { coverImagesPath: [] }, at('01T08:00'))
})

const publicCache = 'public, max-age=0, s-maxage=45, stale-while-revalidate=15, stale-if-error=15'

test('a public read with a forged token is not cached', async () => {
  const token = (await staffToken()).replace(/[^.]+$/, 'AAAA')
  const { status, headers } = await callApi('GET /blogs', { token })
  expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'private, no-store' })
})

test('an invalid token does not bypass the cache', async () => {
  const { status, headers } = await callApi('GET /blogs', { token: 'rubbish' })
  expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: publicCache })
})

test('what a path names is cached in one spelling alone', async () => {
  const id = String((await callApi('GET /blogs')).body[0]?._id)
  const cacheOf = async (key: RouteKey, params: Record<string, string>) =>
    (await callApi(key, { params })).headers['cache-control']
  expect(await cacheOf('GET /blogs/{id}', { id })).toBe(publicCache)
  expect(await cacheOf('GET /blogs/{id}', { id: id.toLowerCase() })).toContain('s-maxage=0,')
  expect(await cacheOf('GET /stores/letter/{letter}', { letter: 'E' })).toBe(publicCache)
  for (const letter of ['e', ' E', 'É'])
    expect(await cacheOf('GET /stores/letter/{letter}', { letter })).toContain('s-maxage=0,')
})

test.each([
  ['as it was', (tag: string) => tag],
  ['weakened by a cache that compresses', (tag: string) => `W/${tag}`],
  ['among others', (tag: string) => `"another", ${tag}`],
  ['whatever it is', () => '*'],
])('an unchanged answer is not sent again: %s', async (_, known) => {
  const { headers } = await callApi('GET /blogs', { query: { limit: '1' } })
  const request = { query: { limit: '1' }, headers: { 'if-none-match': known(String(headers.etag)) } }
  const { status, body, headers: again } = await callApi('GET /blogs', request)
  expect({ status, body, again }).toEqual({
    status: 304,
    body: undefined,
    again: { etag: headers.etag, 'cache-control': publicCache },
  })
})

test('a changed answer is sent again', async () => {
  const { headers } = await callApi('GET /blogs')
  await createBlog(blogForm({ title: 'Two' }), { coverImagesPath: [] }, at('02T08:00'))
  const again = await callApi('GET /blogs', { headers: { 'if-none-match': String(headers.etag) } })
  expect([again.status, again.body.length]).toEqual([200, 2])
})

test('the next page is cached by the cursor of the list alone, and another leads on too', async () => {
  const { headers } = await callApi('GET /blogs', { query: { limit: '1' } })
  const { cursor = '' } = nextOf(headers) ?? {}
  const [key = '', proof = ''] = cursor.split('.')
  const spaced = Buffer.from(` ${Buffer.from(key, 'base64url').toString()}`).toString('base64url')
  const answers = await Promise.all(
    [
      cursor,
      key,
      `${key}.`,
      `${cursor}.`,
      `${cursor}.1`,
      `${key}=.${proof}`,
      `${spaced}.${proof}`,
      `${key}.${proof.toLowerCase()}`,
    ].map((spelled) => callApi('GET /blogs', { query: { cursor: spelled } })),
  )
  expect(answers.map(({ body }) => body.length)).toEqual(answers.map(() => 1))
  const isCached = answers.map((answer) => answer.headers['cache-control'] === publicCache)
  expect(isCached).toEqual([true, ...Array.from({ length: 7 }, () => false)])
})

test.each([
  ['GET', '/api/nothing'],
  ['GET', '/api/stores/'],
  ['GET', '/api/toString'],
])('%s %s is not found', async (method, path) => {
  const event = defaultEventOf(method, path)
  const { status, headers, body } = await sendEvent(event)
  expect({ status, headers, body }).toEqual({
    status: 404,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: {
      statusCode: 404,
      error: 'not_found',
      message: 'There is nothing at this address.',
      requestId: event.requestContext.requestId,
    },
  })
})

test.each([
  ['DELETE', '/api/stores', 'GET, HEAD'],
  ['GET', '/api/stores/create', 'POST'],
  ['PATCH', '/api/coupons/01ARZ3NDEKTSV4RRFFQ69G5FAV', 'DELETE, GET, HEAD, PUT'],
  ['PUT', '/api/stores/slug/a b', 'GET, HEAD'],
])('%s %s answers with the allowed methods', async (method, path, allow) => {
  const { status, headers, body } = await sendEvent(defaultEventOf(method, path))
  expect({ status, allow: headers.allow, body }).toEqual({
    status: 405,
    allow,
    body: refusal(405, 'method_not_allowed', `This address only answers to ${allow}.`),
  })
})

const reads = routeKeys.filter((key) => key.startsWith('GET '))

test.each(reads)('%s answers HEAD like GET', async (key) => {
  const params = { id: 'none', slug: 'none', term: 'none', storeId: 'none' }
  for (const token of sampleOf([undefined, await staffToken()], 2, reads.indexOf(key))) {
    const event = await eventOf(key, { params, ...(token && { token }) })
    const asHead = { ...event, routeKey: event.routeKey.replace('GET', 'HEAD') }
    const [get, head] = await Promise.all(
      [event, asHead].map((each) => sendEvent(each, endpointOf(key).servedBy)),
    )
    expect([head?.status, head?.headers]).toEqual([get?.status, get?.headers])
  }
})

describe('a handler', () => {
  const logged = async (statsOf: () => Promise<unknown>) => {
    vi.stubEnv('LOG_LEVEL', 'info')
    const log = vi.spyOn(console, 'log').mockReturnValue()
    const handler = createHandler({ 'GET /stats': statsOf } as unknown as RouteFunctions<'admin'>)
    return {
      lines: () => log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>),
      read: async (method = 'GET') => {
        const event = await eventOf('GET /stats', { token: await staffToken() })
        return handler({ ...event, routeKey: `${method} /stats` })
      },
    }
  }

  test('counts a refusal where its row says so', async () => {
    const { read, lines } = await logged(async () => Promise.reject(new AppError('too_many', 'Later.')))
    await read()
    const row = endpointOf('GET /stats')
    onTestFinished(() => void delete row.countsRefusals)
    row.countsRefusals = true
    await read()
    expect(lines().map(({ refused }) => refused)).toEqual([undefined, 1])
  })

  test('logs what was asked, what came of it and what it cost, of HEAD as of GET', async () => {
    const { read, lines } = await logged(async () => ({ stores: 0, reviews: 0, blogs: 0 }))
    await read('HEAD')
    expect(lines()).toEqual([
      {
        level: 'info',
        requestId: expect.any(String),
        routeKey: 'GET /stats',
        status: 200,
        ms: expect.any(Number),
        requests: 1,
        roundTrips: 1,
        readUnits: expect.any(Number),
        writeUnits: 0,
      },
    ])
    expect(lines()[0]?.['ms']).toBeLessThan(performance.now())
  })

  test('logs an error that is our fault, by its cause if it has one, and no other', async () => {
    const cause = new TypeError('deeper')
    const { read, lines } = await logged(
      vi
        .fn()
        .mockRejectedValueOnce(new AppError('conflict', 'No.', { cause }))
        .mockRejectedValueOnce(new AppError('internal', 'Broken.'))
        .mockRejectedValueOnce(new AppError('unavailable', 'Busy.', { cause })),
    )
    for (let call = 0; call < 3; call++) await read()
    const names = lines().map(({ status, error }) => [status, (error as Error | undefined)?.name])
    expect(names).toEqual([
      [409, undefined],
      [500, 'AppError'],
      [503, 'TypeError'],
    ])
  })
})

describe('the list of users, whose path ends in a slash', () => {
  const ask = async (routeKey: string, path: string, params?: Record<string, string>) => {
    const event = await eventOf('GET /users/', { token: await staffToken() })
    const { pathParameters: _, ...rest } = event
    const { status, body } = await sendEvent(
      { ...rest, ...(params && { pathParameters: params }), routeKey, rawPath: `/api${path}` },
      'admin',
    )
    return status === 200 ? Array.isArray(body) : status
  }

  test.each([
    ['without it, and hands the path on with it', 'GET /users', '/users/', undefined],
    ['as the parent of nothing', 'GET /users/{proxy+}', '/users/', { proxy: '' }],
  ])('is answered if the gateway matches it %s', async (_, routeKey, path, params) => {
    expect(await ask(routeKey, path, params)).toBe(true)
  })

  test.each([
    ['/users/anything', 405],
    ['/users/a/b', 404],
  ])('is not the answer of %s', async (path, status) => {
    expect(await ask('GET /users/{proxy+}', path, { proxy: path.slice(7) })).toBe(status)
  })
})

test("a function does not answer the other function's routes", async () => {
  const { status } = await sendEvent(await eventOf('GET /stores'), 'admin')
  expect(status).toBe(404)
})
