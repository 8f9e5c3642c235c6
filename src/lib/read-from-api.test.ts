import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client'
import { read, readInPages } from './read'
import { readFromApi } from './read-from-api'

/** A route without a shape, so that its answers are read as they are. */
const key = 'GET /anything' as 'GET /reviews'

const fetching = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetching.mockReset())
  vi.stubGlobal('localStorage', { getItem: () => null })
})

/** A server that answers after this many milliseconds, unless the client disconnects. */
function answerAfter(delay: number, answer: () => Response) {
  fetching.mockImplementation(
    (_, request) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => resolve(answer()), delay)
        request?.signal?.addEventListener('abort', () => {
          clearTimeout(timer)
          reject(request.signal?.reason as Error)
        })
      }),
  )
}

/** Milliseconds until a list is shown as failed. */
async function untilFailure(): Promise<number> {
  const client = createQueryClient(readFromApi)
  const query = client.getQueryCache().build(client, client.defaultQueryOptions(read(key, {})))
  const started = performance.now()
  let waited = NaN
  query.fetch().catch(() => (waited = performance.now() - started))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(query.state.status).toBe('error')
  return waited
}

test.each([
  ['refuses at once', 0],
  ['takes two seconds to refuse', 2000],
  ['takes five seconds to refuse', 5000],
  ['never answers', 1e9],
])('if the server %s, a visitor sees it within eight seconds', async (_, delay) => {
  answerAfter(delay, () => Response.json({}, { status: 503 }))
  expect(await untilFailure()).toBeLessThan(8000)
})

describe('an answer after the page has shown a failure', () => {
  function openBlogs() {
    const client = createQueryClient(readFromApi)
    const options = client.defaultQueryOptions(read(key, {}))
    const opened = client.getQueryCache().build(client, options)
    opened.fetch().catch(() => undefined)
    return opened
  }

  test('is still shown', async () => {
    answerAfter(12_000, () => Response.json(['Kites']))
    const blogs = openBlogs()
    await vi.advanceTimersByTimeAsync(7000)
    expect(blogs.state).toMatchObject({ status: 'error', data: undefined })
    await vi.advanceTimersByTimeAsync(5000)
    expect(blogs.state).toMatchObject({ status: 'success', data: ['Kites'], error: null })
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  test('does not replace a quicker one', async () => {
    answerAfter(12_000, () => Response.json(['old']))
    const blogs = openBlogs()
    await vi.advanceTimersByTimeAsync(7000)
    fetching.mockImplementation(() => Promise.resolve(Response.json(['new'])))
    await blogs.fetch()
    await vi.advanceTimersByTimeAsync(12_000)
    expect(blogs.state).toMatchObject({ status: 'success', data: ['new'] })
  })

  test('is ignored if it is a refusal', async () => {
    answerAfter(12_000, () => Response.json({}, { status: 504 }))
    const blogs = openBlogs()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(blogs.state).toMatchObject({ status: 'error', error: { name: 'TimeoutError' } })
  })
})

test('a list continues with its Link', async () => {
  fetching.mockResolvedValueOnce(
    Response.json(['one'], { headers: { link: '</api/anything?limit=1&cursor=c1>; rel="next"' } }),
  )
  fetching.mockResolvedValueOnce(Response.json(['two']))
  const client = createQueryClient(readFromApi)
  const list = await client.fetchInfiniteQuery({
    ...readInPages(key, {}, { limit: '1' }),
    pages: 2,
  })
  expect(list.pages).toEqual([
    { body: ['one'], next: 'c1' },
    { body: ['two'], next: null },
  ])
  expect(fetching.mock.calls.map(([address]) => address)).toEqual([
    '/api/anything?limit=1',
    '/api/anything?limit=1&cursor=c1',
  ])
})

test('a whole list is read to its end', async () => {
  const answer = (items: string[], link?: string) =>
    Response.json(items, { headers: link ? { link: `</api/anything?cursor=${link}>; rel="next"` } : {} })
  fetching.mockResolvedValueOnce(answer(['one'], 'c1'))
  fetching.mockResolvedValueOnce(answer(['two'], 'c2'))
  fetching.mockResolvedValueOnce(answer(['three']))
  const whole = createQueryClient(readFromApi).fetchQuery(read(key, {}))
  expect(await whole).toEqual(['one', 'two', 'three'])
  expect(fetching.mock.calls.map(([address]) => address)).toEqual([
    '/api/anything',
    '/api/anything?cursor=c1',
    '/api/anything?cursor=c2',
  ])
})

test('a list with a limit is not read further', async () => {
  fetching.mockResolvedValueOnce(
    Response.json(['one'], { headers: { link: '</api/anything?limit=1&cursor=c1>; rel="next"' } }),
  )
  const blogs = createQueryClient(readFromApi).fetchQuery(read(key, {}, { limit: '1' }))
  expect(await blogs).toEqual(['one'])
  expect(fetching).toHaveBeenCalledOnce()
})

test('a query stores only the shown part of an answer, and of each page of a list', async () => {
  const reviews = [{ _id: 'r1', reviewerName: 'Kites', text: 'Long.' }]
  fetching.mockImplementation(() => Promise.resolve(Response.json(reviews)))
  const names = (items: { reviewerName: string }[]) => items.map(({ reviewerName }) => reviewerName)
  const client = createQueryClient(readFromApi)
  expect(await client.fetchQuery(read(key, {}, {}, names))).toEqual(['Kites'])
  const { pages } = await client.fetchInfiniteQuery(readInPages(key, {}, { limit: '1' }, names))
  expect(pages).toEqual([{ body: ['Kites'], next: null }])
})
