import type { Browser, Page, Response } from '@playwright/test'
import { adminPages } from '../../src/admin/admin-pages'
import { freePort } from '#local/free-port'
import { findServices } from '#local/services'
import { launchBrowser } from '../support/browser'
import { writeItems } from '../support/bulk-write'
import { startProduct } from '../support/product'
import { signInAsStaff } from '../support/sign-in'
import { catalogueOf, type Landmarks } from './catalogue'

/**
 * `npm run bench:admin -- [10000]`
 *
 * Measures each list of the admin area, and the choice of a store in a form, in a catalogue of this many
 * stores and the demo content: API calls, bytes sent, the most items in one answer, and the time until they
 * are shown. Ends with 1 if an answer has more items than a page, which has at most 100.
 */
const storeCount = Number(process.argv[2] ?? 10_000)

/** The most items of a list in one answer. */
const mostItems = 100

interface View {
  name: string
  path: string
  /** Opens the view, after its page is loaded. */
  act?: (page: Page) => Promise<unknown>
  /** Visible when the view is complete. */
  shows?: (page: Page) => ReturnType<Page['locator']>
}

const picker = (page: Page) => page.getByRole('combobox', { name: 'Store' })
const option = (page: Page) => page.getByRole('option').first()

function viewsOf({ stores: storeId }: Landmarks): View[] {
  return [
    ...Object.values(adminPages).flatMap(({ menu, path }) =>
      menu === undefined ? [] : [{ name: menu, path }],
    ),
    {
      name: 'stores, next page',
      path: '/admin/stores',
      act: (page) => page.getByRole('button', { name: 'Next' }).click(),
      shows: (page) => page.locator('main:has-text("Page 2") [data-stale=false]'),
    },
    { name: 'stores, lowest rated first', path: '/admin/stores?sort=-rating' },
    { name: 'stores, one searched for', path: '/admin/stores?q=zephyr out000042' },
    { name: 'stores, all searched for', path: '/admin/stores?q=zephyr' },
    { name: 'coupons of a store', path: `/admin/coupons?storeId=${storeId}` },
    { name: 'reviews that wait', path: '/admin/reviews?state=pending' },
    { name: 'reviews that are approved', path: '/admin/reviews?state=approved' },
    {
      name: 'store of a new coupon, opened',
      path: '/admin/create-coupon',
      act: (page) => picker(page).click(),
      shows: option,
    },
    {
      name: 'store of a new review, typed',
      path: '/admin/create-review',
      act: (page) => picker(page).fill('zephyr out00'),
      shows: option,
    },
  ]
}

interface Call {
  bytes: number
  items: number
}

async function measure(page: Page, { path, act, shows }: View) {
  const calls: Promise<Call>[] = []
  const note = (response: Response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) calls.push(callOf(response))
  }
  page.on('response', note)
  const started = performance.now()
  await page.goto(path)
  await act?.(page)
  await (shows ?? firstRow)(page).waitFor()
  const time = performance.now() - started
  await page.waitForLoadState('networkidle')
  page.off('response', note)
  return { time, calls: await Promise.all(calls) }
}

/** Or what a list without rows says. */
const firstRow = (page: Page) =>
  page
    .getByRole('row')
    .nth(1)
    .or(page.getByText(/^No(thing|body)? .*\.$/))
    .first()

async function callOf(response: Response): Promise<Call> {
  const body: unknown = response.ok() ? await response.json() : null
  const { responseBodySize: bytes } = await response.request().sizes()
  return { bytes, items: Array.isArray(body) ? body.length : 1 }
}

/** Prints the costs of each view. Returns whether all answers are small enough. */
async function report(browser: Browser, origin: string, views: View[]): Promise<boolean> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signInAsStaff(page)
  console.log(row(['view', 'calls', 'bytes', 'most items', 'shown after']))
  let isWell = true
  for (const view of views) {
    const { time, calls } = await measure(page, view)
    const most = Math.max(0, ...calls.map(({ items }) => items))
    const bytes = calls.reduce((sum, call) => sum + call.bytes, 0)
    console.log(
      row([
        view.name,
        String(calls.length),
        bytes.toLocaleString('en'),
        String(most),
        `${time.toFixed(0)} ms`,
      ]),
    )
    isWell &&= most <= mostItems
  }
  return isWell
}

function row([first = '', ...others]: string[]): string {
  return `${first.padEnd(34)}${others.map((cell) => cell.padStart(13)).join('')}`
}

console.log(`Starting the product, and loading ${storeCount.toLocaleString('en')} stores…`)
const product = await startProduct(await freePort())
const browser = await launchBrowser()
try {
  Object.assign(process.env, await findServices(product.dataDir))
  const landmarks: Partial<Landmarks> = {}
  await writeItems(catalogueOf(storeCount, landmarks))
  process.exitCode = (await report(browser, product.origin, viewsOf(landmarks as Landmarks))) ? 0 : 1
} finally {
  await browser.close()
  await product.stop()
}
