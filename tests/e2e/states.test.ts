import type { Page, Route } from '@playwright/test'
import { openWithSession } from '../support/open-with-session'
import { sampleOf } from '../support/sample'
import { untilInteractive } from '../support/interactive'
import { expect, test } from './test'

// The messages of each list while loading, after a failure and if it is empty, after a navigation from
// another page.

test.use({ expectedProblems: [/status of 503/] })

const inMenu = (label: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click()
const toElectronics = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Electronics' }).click()
const toCoupons = (page: Page) => page.getByRole('link', { name: 'Get Discount' }).click()

const wait = 'Loading, please wait...'
const noStores = 'Failed to load stores. Please try again later.'
const electronics = { _id: 'c1', name: 'Electronics', slug: 'electronics', description: '', stores: [] }

type List = [api: RegExp, loading: string, failed: string, empty: string, nothing?: unknown]
type Way = [from: string, follow: (page: Page) => Promise<void>, lists: List[]]

/** A page, a link to it from one without its lists, and each list's address in the API with its messages. */
const pages: Record<string, Way> = {
  'the lists of the home page': [
    '/our-story',
    inMenu('Home'),
    [
      [/\/api\/categories$/, 'Loading reviews...', 'No categories available.', 'No categories available.'],
      [/\/api\/stores\/topStores$/, wait, noStores, 'No stores to display.'],
      [/\/api\/blogs\?/, wait, 'An error occurred.', 'No blogs to display.'],
      [/\/api\/reviews\/approved\?/, 'Loading reviews...', 'No reviews available.', 'No reviews available.'],
    ],
  ],
  'all stores': [
    '/our-story',
    inMenu('Explore'),
    [[/\/api\/stores\?/, 'Loading stores...', noStores, 'No stores to display.']],
  ],
  'the stores of a category': [
    '/home',
    toElectronics,
    [
      [
        /\/api\/categories\/slug\/electronics\?/,
        'Loading stores...',
        noStores,
        'No stores to display.',
        electronics,
      ],
    ],
  ],
  'all blogs': [
    '/our-story',
    inMenu('Blogs'),
    [
      [
        /\/api\/blogs\?/,
        'Loading blogs...',
        'Failed to load blogs. Please try again later.',
        'No blogs to display.',
      ],
    ],
  ],
  'all reviews': [
    '/our-story',
    inMenu('Reviews'),
    [
      [
        /\/api\/reviews\/approved\?/,
        'Loading reviews...',
        'Failed to load reviews. Please try again later.',
        'No reviews available yet.',
      ],
    ],
  ],
  'the coupons of a store': [
    '/store/zephyr-outfitters',
    toCoupons,
    [
      [
        /\/api\/stores\/coupons\//,
        'Loading coupons...',
        'Failed to load coupons for this store.',
        'No coupons for this store yet.',
      ],
    ],
  ],
}

// `npm test` opens every second page.
for (const [name, [from, follow, lists]] of sampleOf(Object.entries(pages), 2)) {
  test(`${name}: loading, failed, tried again, empty`, async ({ page }) => {
    const servers = []
    for (const [api] of lists) servers.push(await holdBack(page, api))
    await page.goto(from)
    await untilInteractive(page)
    await follow(page)
    const main = page.getByRole('main')
    for (const [, loading] of lists) {
      await expect(main.getByText(loading, { exact: true }).first()).toBeVisible()
    }

    for (const server of servers) server.answer({ status: 503, json: {} })
    const failureOf = ([, , failed]: List) => main.getByRole('alert').filter({ hasText: failed })
    for (const list of lists) await expect(failureOf(list)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

    for (const [at, list] of lists.entries()) {
      const [, , , empty, nothing = []] = list
      servers[at]!.answer({ json: nothing })
      await failureOf(list).getByRole('button', { name: 'Try again' }).click()
      await expect(failureOf(list)).toBeHidden()
      await expect(main.getByRole('status').filter({ hasText: empty })).toBeVisible()
    }
  })
}

test.describe('if the code of a page cannot be loaded', () => {
  test.use({ expectedProblems: [/ERR_FAILED|dynamically imported module|styles of the page/] })

  for (const [part, file, failures] of [
    ['code', /\/blogs-page-[^/]*\.js$/, 1],
    ['styles', /\/style-[^/]*\.css$/, 0],
  ] as const) {
    test(`the page is loaded as a whole, once, without its ${part}`, async ({ page }) => {
      await page.route(file, (route) => route.abort())
      const documents = documentsAsked(page)
      const errors: Error[] = []
      page.on('pageerror', (error) => errors.push(error))
      await page.goto('/our-story')
      await untilInteractive(page)
      await inMenu('Blogs')(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs')
      await expect.poll(() => errors.length).toBe(failures)
      // Of the page without its code no script would show what Back leads to.
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A drawer of coupons, sorted')
      expect(documents).toEqual(['/our-story', '/blogs', '/our-story'])
    })
  }

  test('a page of the admin area says so next to its menu', async ({ page }) => {
    await page.route(/\/users-page-[^/]*\.js$/, (route) => route.abort())
    await openWithSession(page, '/admin/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    const menu = page.getByRole('navigation', { name: 'Admin Panel' })
    await menu.getByRole('link', { name: 'User Management' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong.')
    await menu.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByText('Total Blogs')).toBeVisible()
  })
})

test('nothing is read again when the window gets the focus', async ({ page }) => {
  const calls: string[] = []
  await page.goto('/our-story')
  await untilInteractive(page)
  await inMenu('Blogs')(page)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  page.on('request', (request) => calls.push(request.url()))
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await inMenu('Our Story')(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A drawer of coupons, sorted')
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
})

function documentsAsked(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requested.push(new URL(request.url()).pathname)
  })
  return requested
}

async function holdBack(page: Page, api: RegExp) {
  let answer: Parameters<Route['fulfill']>[0]
  let wake = () => {}
  const ready = new Promise<void>((resolve) => (wake = resolve))
  await page.route(api, async (route) => {
    await ready
    await route.fulfill(answer)
  })
  return {
    answer: (next: typeof answer) => {
      answer = next
      wake()
    },
  }
}
