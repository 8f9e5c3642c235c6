import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createBlog } from '#functions/blog/blog'
import { categories } from '#functions/category/category'
import { createCoupon } from '#functions/coupon/coupon'
import { createReview } from '#functions/review/review'
import { handler } from '#functions/lambdas/pages'
import { siteRoutes } from '../../src/app/site-routes'
import { useEmptyTableWithStream } from '../support/api'
import { handleChanges } from '../support/changes'
import { at, blogForm, categoryForm, couponForm, reviewForm } from '../support/content'
import { defaultEventOf } from '../support/event'
import { faults, withFault } from './inject'
import { withoutFrame } from '../support/without-frame'
import { newStore } from '../support/one-store'

withoutFrame()

beforeAll(async () => {
  await useEmptyTableWithStream()
  const now = at('01T10:00:00')
  const category = await categories.create(categoryForm({ name: 'Shoes' }), now)
  const store = await newStore({ name: 'Nike', category: category._id }, now)
  await newStore({ name: 'Sandals & Co', category: category._id }, now)
  await createCoupon(couponForm({ storeId: store._id, title: 'Trainers' }), now)
  await createReview(
    reviewForm({ storeId: store._id, text: 'Fits.' }),
    { approved: true, profilePicture: null },
    now,
  )
  await createBlog(blogForm({ title: 'On laces' }), { coverImagesPath: [] }, now)
  await handleChanges(now)
})

async function open(path: string) {
  const { statusCode, headers, body = '' } = await handler(defaultEventOf('GET', path))
  // An unavailable page says when to try again.
  expect(headers?.['retry-after']).toBe(statusCode === 503 ? '5' : undefined)
  return { status: statusCode, kept: headers?.['cache-control'] !== 'no-store', text: textOf(body) }
}

function textOf(html: string): string {
  const page = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return page
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

interface Page {
  lists: Record<string, string>
  /** The status without one of them. */
  failed: number
  /** The list without which the page answers 200 all the same. */
  section?: string
  /** The one without which the page shows no other. */
  main?: string
  /** How many of its requests may fail without a word: what they bring is an addition. */
  quiet?: number
}

/** Each page with its message for each list that could not be read, and a text of the other lists. */
const pages = {
  '/home': {
    lists: {
      'No categories available.': 'Shoes',
      'Failed to load stores. Please try again later.': 'Nike',
      'An error occurred.': 'On laces',
      'No reviews available.': 'Fits.',
    },
    failed: 200,
    // The offer of the day.
    quiet: 1,
  },
  '/explore': { lists: { 'Failed to load stores. Please try again later.': 'Nike' }, failed: 503 },
  '/explore/shoes': {
    lists: { 'Failed to load stores. Please try again later.': 'Nike' },
    failed: 503,
    // Its best offers.
    quiet: 2,
  },
  '/reviews': {
    lists: {
      'Failed to load reviews. Please try again later.': 'Fits.',
      // The stores to choose from in the form.
      'Failed to load stores. Please try again later.': 'Nike',
    },
    failed: 503,
    section: 'Failed to load stores. Please try again later.',
  },
  '/blogs': { lists: { 'Failed to load blogs. Please try again later.': 'On laces' }, failed: 503 },
  '/store/nike': {
    lists: {
      'Failed to load this store. Please try again later.': 'Nike',
      // Others of its category.
      'Failed to load stores. Please try again later.': 'Sandals & Co',
    },
    failed: 503,
    section: 'Failed to load stores. Please try again later.',
    main: 'Failed to load this store. Please try again later.',
    // Its best offers, to which Get Discount leads.
    quiet: 1,
  },
} as const satisfies Record<string, Page>

test.each(Object.entries<Page>(pages))('%s is complete without failures', async (path, { lists }) => {
  const { status, kept, text } = await open(path)
  expect({ status, kept }).toEqual({ status: 200, kept: true })
  for (const [failure, content] of Object.entries(lists)) {
    expect(text).toContain(content)
    expect(text).not.toContain(failure)
  }
})

test.each(Object.entries<Page>(pages))(
  'only what could not be read is missing on %s',
  async (path, { lists, failed, section, main, quiet = 0 }) => {
    const { requests } = await withFault(() => open(path))
    expect(requests).toBeGreaterThan(0)
    const failures = new Set<string>()
    const unsaid = new Set<string>()
    for (let failing = 0; failing < requests; failing++) {
      const {
        result,
        requests: made,
        failed: asked = '',
      } = await withFault(() => open(path), { failing, fault: faults.refuses })
      // Reads at the same moment share a request, so that there may be one fewer.
      if (made <= failing) continue
      const missing = Object.entries(lists).filter(([failure]) => result.text.includes(failure))
      if (missing.length === 0) {
        expect([result.status, result.kept]).toEqual([200, false])
        unsaid.add(asked)
        continue
      }
      expect(missing).toHaveLength(1)
      const status = missing[0]![0] === section ? 200 : failed
      expect({ status: result.status, kept: result.kept }).toEqual({ status, kept: false })
      failures.add(missing[0]![0])
      if (missing[0]![0] === main) continue
      for (const [failure, content] of Object.entries(lists)) {
        if (failure !== missing[0]![0]) expect(result.text).toContain(content)
      }
    }
    // Which of them is chance: of two reads at once either may be the one that fails.
    expect([...unsaid].slice(quiet)).toEqual([])
    expect([...failures].toSorted()).toEqual(Object.keys(lists).toSorted())
  },
)

test.each([...Object.keys(pages), '/', '/coupons/nike'])(
  '%s is unavailable while nothing can be read',
  async (path) => {
    const { status, kept } = await openWhileAway(path)
    expect({ status, kept }).toEqual({ status: 503, kept: false })
  },
)

async function openWhileAway(path: string) {
  const { result } = await withFault(() => open(path), { failing: 0, fault: faults.refuses, andRest: true })
  return result
}

test("the page of a store's coupons shows what can be read", async () => {
  const { requests } = await withFault(() => open('/coupons/nike'))
  const outcomes = new Set<string>()
  const named = new Set<boolean>()
  for (let failing = 0; failing < requests; failing++) {
    const { result } = await withFault(() => open('/coupons/nike'), { failing, fault: faults.refuses })
    // What has expired stands below the list, and is left out if it cannot be read.
    const hasList = result.text.includes('Trainers')
    expect(result.text.includes('Failed to load coupons for this store.')).toBe(!hasList)
    outcomes.add(
      `${result.status} ${hasList ? 'with' : 'without'} the list, ${result.kept ? '' : 'not '}kept`,
    )
    if (!hasList) named.add(result.text.includes('Nike Coupons'))
  }
  expect([...outcomes].toSorted()).toEqual(['200 with the list, not kept', '503 without the list, not kept'])
  // If the store could be read, its name is above the failed list.
  expect([...named].toSorted()).toEqual([false, true])
})

test.each([
  ['/explore/nothing', 'Category not found'],
  ['/store/nothing', 'Store not found'],
  ['/coupons/nothing', 'Store not found'],
  ['/blogs/nothing', 'Blog not found'],
  ['/nothing', 'Page not found'],
  ['//nothing', 'Page not found'],
  ['/explore?cursor=nothing', 'Failed to load stores. Please try again later.'],
])('%s is answered with 404', async (path, words) => {
  const [rawPath = '', rawQueryString = ''] = path.split('?')
  const { statusCode, body = '' } = await handler({ ...defaultEventOf('GET', rawPath), rawQueryString })
  expect(statusCode).toBe(404)
  expect(textOf(body)).toContain(words)
})

test.each(['/login/x', '/login/x/y'])(
  '%s leads to the sign-in page before anything is rendered',
  async (path) => {
    const { statusCode, headers, body } = await handler(defaultEventOf('GET', path))
    expect([statusCode, headers?.['location'], headers?.['cache-control'], body]).toEqual([
      302,
      '/login',
      'no-store',
      '',
    ])
  },
)

describe('in the log', () => {
  async function linesOf(path: string, work: () => Promise<unknown> = () => open(path)) {
    vi.stubEnv('LOG_LEVEL', 'info')
    const log = vi.spyOn(console, 'log').mockReturnValue()
    await work()
    return log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
  }

  test.each([
    ['/coupons/nike?cursor=secret', '/coupons/:storeSlug', 'GET /stores/slug/{slug}'],
    ['/blogs', '/blogs', 'GET /blogs'],
  ])('the failed read of %s is logged with its route, status and request', async (path, page, routeKey) => {
    const [rawPath = '', rawQueryString = ''] = path.split('?')
    const event = { ...defaultEventOf('GET', rawPath), rawQueryString }
    const lines = await linesOf(path, () =>
      withFault(() => handler(event), { failing: 0, fault: faults.refuses }),
    )
    expect(lines).toEqual([
      {
        level: 'error',
        requestId: event.requestContext.requestId,
        page,
        routeKey,
        status: 503,
        error: { name: 'ServiceUnavailable', message: 'Injected', stack: expect.any(String) },
      },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/nike|secret/)
  })

  test('a page that cannot be rendered fails the function, and the log names the page', async () => {
    const event = defaultEventOf('GET', '/blogs')
    const lines = await linesOf('/blogs', async () => {
      const broken = vi.spyOn(siteRoutes['/blogs']!, 'preload').mockRejectedValue(new Error('Broken'))
      await expect(handler(event)).rejects.toThrow('Broken')
      broken.mockRestore()
    })
    expect(lines).toEqual([
      {
        level: 'error',
        requestId: event.requestContext.requestId,
        page: '/blogs',
        routeKey: 'GET /blogs',
        status: 500,
        error: { name: 'Error', message: 'Broken', stack: expect.any(String) },
      },
    ])
  })
})
