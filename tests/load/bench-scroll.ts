import type { CDPSession, Page, Route } from '@playwright/test'
import type { Store } from '#domain/store/store'
import { launchBrowser } from '../support/browser'
import { untilInteractive } from '../support/interactive'
import { runningProduct } from '../support/running-product'

/**
 * `npm run bench:scroll -- [number of stores]`
 *
 * Measures what a very long list costs a phone. /explore is loaded up to 10,000 generated stores, and the
 * browser's work for one more page, for a scroll, and for going to a store and back is compared with a list
 * of 240.
 */
const wanted = Number(process.argv[2] ?? 10_000)
const few = 240
const partSize = 24

const product = await runningProduct(undefined)
const browser = await launchBrowser()
try {
  const logos = await someLogos()
  const page = await browser.newPage({ baseURL: product.origin, viewport: { width: 390, height: 844 } })
  await page.route(/\/api\/stores\?.*cursor=/, (route) => answer(route, logos))
  const network = await page.context().newCDPSession(page)
  await network.send('Performance.enable')
  await page.goto('/explore')
  await untilInteractive(page)

  await loadUpTo(page, few)
  const atFirst = await costs(page, network)
  await loadUpTo(page, wanted)
  const atLast = await costs(page, network)

  console.log(`\n${row(['', `${few} stores`, `${wanted} stores`, 'ratio'])}`)
  for (const [name, cost] of Object.entries(atFirst)) {
    const then = atLast[name as keyof typeof atLast]
    console.log(row([name, cost.toFixed(1), then.toFixed(1), (then / cost).toFixed(2)]))
  }
} finally {
  await browser.close()
  await product.stop()
}

async function someLogos(): Promise<(string | null)[]> {
  const stores = (await (await fetch(`${product.origin}/api/stores?limit=24`)).json()) as Store[]
  return stores.map(({ logo }) => logo)
}

/** The next page of a list of `wanted` stores. The first page came with the document. */
async function answer(route: Route, logos: (string | null)[]): Promise<void> {
  const cursor = new URL(route.request().url()).searchParams.get('cursor') ?? ''
  const from = /^\d+$/.test(cursor) ? Number(cursor) : partSize
  const to = Math.min(from + partSize, wanted)
  const stores = Array.from({ length: to - from }, (_, at) => {
    const name = `Store ${from + at}`
    return { _id: name, name, slug: `store-${from + at}`, logo: logos[(from + at) % logos.length] }
  })
  const link = `</api/stores?limit=${partSize}&cursor=${to}>; rel="next"`
  await route.fulfill({ json: stores, headers: to < wanted ? { Link: link } : {} })
}

async function loadUpTo(page: Page, count: number): Promise<void> {
  while ((await storeCount(page)) < count) await loadMore(page)
}

function storeCount(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('main li').length)
}

/** Loads one more page like a keyboard user, and waits for it. */
async function loadMore(page: Page): Promise<void> {
  const before = await storeCount(page)
  await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('main a')].at(-1)?.click())
  await page.waitForFunction((count) => document.querySelectorAll('main li').length > count, before)
}

/**
 * The work for a scroll of five screens in milliseconds, its longest frame, and the time to a store and back.
 */
async function costs(page: Page, network: CDPSession) {
  const frames: number[] = []
  const scroll = await workOf(network, async () => {
    frames.push(...(await page.evaluate(scrollFiveScreens)))
  })
  const back = await workOf(network, () => thereAndBack(page))
  const size = await page.evaluate(() => document.querySelectorAll('*').length)
  return {
    'five screens, ms of work': scroll,
    'longest frame, ms': Math.max(...frames),
    'a page and back, ms of work': back,
    'elements in the page': size,
  }
}

async function thereAndBack(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname
  const count = await storeCount(page)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Imprint' })
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL((url) => url.pathname !== path)
  await page.goBack()
  await page.waitForFunction((all) => document.querySelectorAll('main li').length === all, count)
}

/** How long the page's main thread was busy, in milliseconds. */
async function workOf(network: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const before = await busyTime(network)
  await act()
  return (await busyTime(network)) - before
}

async function busyTime(network: CDPSession): Promise<number> {
  const { metrics } = await network.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Runs in the page. Scrolls down from the middle of the list, and returns the time of each frame in ms. */
async function scrollFiveScreens(): Promise<number[]> {
  const times: number[] = []
  scrollTo(0, document.documentElement.scrollHeight / 2)
  for (let step = 0; step <= 100; step++) {
    times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)))
    scrollBy(0, innerHeight / 20)
  }
  return times.slice(1).map((time, at) => time - times[at]!)
}

function row([first = '', ...others]: string[]): string {
  return `${first.padEnd(32)}${others.map((cell) => cell.padStart(15)).join('')}`
}
