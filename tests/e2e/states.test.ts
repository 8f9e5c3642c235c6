import type { Page, Route } from '@playwright/test'
import { enterAsStaff } from '../support/enter-as-staff'
import { untilInteractive } from '../support/interactive'
import { expect, test } from './test'

// The messages of each list while loading, after a failure and if it is empty, after a navigation from
// another page.

test.use({ expectedProblems: [/status of 503/] })

interface State {
  from: string
  follow: (page: Page) => Promise<void>
  api: RegExp
  loading: string
  failed: string
  nothing: unknown
  empty: string
}

const inMenu = (label: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click()
const toHome = (page: Page) => inMenu('Home')(page)
const toElectronics = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Electronics' }).click()
const toCoupons = (page: Page) => page.getByRole('link', { name: 'Get Discount' }).click()

const states: Record<string, State> = {
  'the categories on the home page': {
    from: '/our-story',
    follow: toHome,
    api: /\/api\/categories$/,
    loading: 'Loading reviews...',
    failed: 'No categories available.',
    nothing: [],
    empty: 'No categories available.',
  },
  'the top stores': {
    from: '/our-story',
    follow: toHome,
    api: /\/api\/stores\/topStores$/,
    loading: 'Loading, please wait...',
    failed: 'Failed to load stores. Please try again later.',
    nothing: [],
    empty: 'No stores to display.',
  },
  'the blogs on the home page': {
    from: '/our-story',
    follow: toHome,
    api: /\/api\/blogs\?/,
    loading: 'Loading, please wait...',
    failed: 'An error occurred.',
    nothing: [],
    empty: 'No blogs to display.',
  },
  'the reviews on the home page': {
    from: '/our-story',
    follow: toHome,
    api: /\/api\/reviews\/approved\?/,
    loading: 'Loading reviews...',
    failed: 'No reviews available.',
    nothing: [],
    empty: 'No reviews available.',
  },
  'all stores': {
    from: '/our-story',
    follow: inMenu('Explore'),
    api: /\/api\/stores\?/,
    loading: 'Loading stores...',
    failed: 'Failed to load stores. Please try again later.',
    nothing: [],
    empty: 'No stores to display.',
  },
  'the stores of a category': {
    from: '/home',
    follow: toElectronics,
    api: /\/api\/categories\/slug\/electronics\?/,
    loading: 'Loading stores...',
    failed: 'Failed to load stores. Please try again later.',
    nothing: { _id: 'c1', name: 'Electronics', slug: 'electronics', description: '', stores: [] },
    empty: 'No stores to display.',
  },
  'all blogs': {
    from: '/our-story',
    follow: inMenu('Blogs'),
    api: /\/api\/blogs\?/,
    loading: 'Loading blogs...',
    failed: 'Failed to load blogs. Please try again later.',
    nothing: [],
    empty: 'No blogs to display.',
  },
  'all reviews': {
    from: '/our-story',
    follow: inMenu('Reviews'),
    api: /\/api\/reviews\/approved\?/,
    loading: 'Loading reviews...',
    failed: 'Failed to load reviews. Please try again later.',
    nothing: [],
    empty: 'No reviews available yet.',
  },
  'the coupons of a store': {
    from: '/store/zephyr-outfitters',
    follow: toCoupons,
    api: /\/api\/stores\/coupons\//,
    loading: 'Loading coupons...',
    failed: 'Failed to load coupons for this store.',
    nothing: [],
    empty: 'No coupons for this store yet.',
  },
}

/** Lists on the same page share a test. */
const pages = [
  Object.keys(states).filter((name) => states[name]?.follow === toHome),
  ...Object.keys(states)
    .filter((name) => states[name]?.follow !== toHome)
    .map((name) => [name]),
]

for (const names of pages) {
  test(`${names.join(', ')}: loading, failed, tried again, empty`, async ({ page }) => {
    const lists = names.map((name) => states[name]!)
    const servers = []
    for (const { api } of lists) servers.push(await holdBack(page, api))
    await page.goto(lists[0]!.from)
    await untilInteractive(page)
    await lists[0]!.follow(page)
    const main = page.getByRole('main')
    for (const { loading } of lists) {
      await expect(main.getByText(loading, { exact: true }).first()).toBeVisible()
    }

    for (const server of servers) server.answer({ status: 503, json: {} })
    const failureOf = ({ failed }: State) => main.getByRole('alert').filter({ hasText: failed })
    for (const list of lists) await expect(failureOf(list)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

    for (const [at, list] of lists.entries()) {
      servers[at]!.answer({ json: list.nothing })
      await failureOf(list).getByRole('button', { name: 'Try again' }).click()
      await expect(failureOf(list)).toBeHidden()
      await expect(main.getByRole('status').filter({ hasText: list.empty })).toBeVisible()
    }
  })
}

test('a store is requested by its slug once, and again on retry', async ({ page }) => {
  const server = await holdBack(page, /\/api\/stores\/slug\/8-bells-tea$/)
  await page.goto('/explore')
  await untilInteractive(page)
  await page.getByRole('main').getByRole('link', { name: '8 Bells Tea' }).click()
  await expect(page.getByText('Loading the store...')).toBeAttached()
  server.answer({ status: 503, json: {} })
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to load this store.' })
  await expect(failure).toBeVisible()
  expect(server.asked).toBe(1)

  server.goOn()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('8 Bells Tea')
})

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

    test(`the page says that it loads, and comes as a whole when its ${part} hang`, async ({ page }) => {
      await page.clock.install()
      await page.route(file, () => undefined)
      const documents = documentsAsked(page)
      await page.goto('/our-story')
      await untilInteractive(page)
      await inMenu('Blogs')(page)
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading, please wait...')
      await expect(page.getByRole('main')).toBeFocused()
      expect(documents).toEqual(['/our-story'])
      await page.clock.fastForward(5000)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs')
      expect(documents).toEqual(['/our-story', '/blogs'])
    })
  }

  test('a page of the admin area says so next to its menu', async ({ page }) => {
    await page.route(/\/users-page-[^/]*\.js$/, (route) => route.abort())
    await enterAsStaff(page, '/admin/nowhere')
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
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

async function holdBack(page: Page, api: RegExp) {
  let answer: Parameters<Route['fulfill']>[0]
  let isReal = false
  let wake = () => {}
  const ready = new Promise<void>((resolve) => (wake = resolve))
  const server = {
    asked: 0,
    answer: (with_: typeof answer) => {
      answer = with_
      wake()
    },
    goOn: () => (isReal = true),
  }
  await page.route(api, async (route) => {
    server.asked++
    await ready
    await (isReal ? route.continue() : route.fulfill(answer))
  })
  return server
}
