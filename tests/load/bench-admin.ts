import type { Browser, Page, Response } from '@playwright/test'
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
 * What each list of the admin area, and the choice of a store in a form, costs in a catalogue of so many
 * stores beside the demo content: the calls of the API, their bytes as they are sent, the most items that one
 * of them answers with, and the time until they are shown. Ends with 1 where one answers with more than a
 * page, which holds 100 at the most.
 */
const storeCount = Number(process.argv[2] ?? 10_000)

/** How much of a list one call may answer with. */
const mostItems = 100

interface View {
  name: string
  path: string
  /** What is done before it is what its name says. */
  act?: (page: Page) => Promise<unknown>
  /** What is there when it is shown. */
  shows?: (page: Page) => ReturnType<Page['locator']>
}

const picker = (page: Page) => page.getByRole('combobox', { name: 'Store' })
const option = (page: Page) => page.getByRole('option', { disabled: false }).first()

function viewsOf({ storeId }: Landmarks): View[] {
  return [
    { name: 'dashboard', path: '/admin' },
    { name: 'stores', path: '/admin/stores' },
    {
      name: 'stores, next page',
      path: '/admin/stores',
      act: (page) => page.getByRole('button', { name: 'Next' }).click(),
      shows: (page) => page.locator('main:has-text("Page 2") [data-stale=false]'),
    },
    { name: 'stores, lowest rated first', path: '/admin/stores?sort=-rating' },
    { name: 'stores, one searched for', path: '/admin/stores?q=zephyr out000042' },
    { name: 'stores, all searched for', path: '/admin/stores?q=zephyr' },
    { name: 'coupons', path: '/admin/coupons' },
    { name: 'coupons of a store', path: `/admin/coupons?storeId=${storeId}` },
    { name: 'reviews', path: '/admin/reviews' },
    { name: 'reviews that wait', path: '/admin/reviews?state=pending' },
    { name: 'reviews that are approved', path: '/admin/reviews?state=approved' },
    { name: 'blogs', path: '/admin/blogs' },
    { name: 'categories', path: '/admin/categories' },
    { name: 'users', path: '/admin/users' },
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

const firstRow = (page: Page) => page.getByRole('row').nth(1)

async function callOf(response: Response): Promise<Call> {
  const body: unknown = response.ok() ? await response.json() : null
  const { responseBodySize: bytes } = await response.request().sizes()
  return { bytes, items: Array.isArray(body) ? body.length : 1 }
}

/** Prints what each view costs; true where none is answered with more than it should be. */
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
