import { mkdir } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { violationsOn } from './axe'
import { unreadableControls } from './contrast'
import { enterAsStaff } from './enter-as-staff'
import { layoutProblems } from './layout-problems'
import { messyPages } from './messy-pages'

const folder = 'reports/layout-messy'

export type Scheme = 'light' | 'dark'

interface Options {
  origin: string
  /** From the narrowest to the widest. */
  widths: readonly number[]
  schemes: readonly Scheme[]
  /** Only addresses that contain one of these texts. */
  only: readonly string[]
  /** The number of the first page to judge, as an earlier run printed it. */
  from: number
}

type Judge = (page: Page, address: string) => Promise<string[]>

/**
 * Judges the pages of a product with the messy catalogue. A page of each kind: what leaves its place at each
 * width, what axe finds in each scheme, and the contrast of each look of a button or link. Then every item:
 * its page scrolls sideways at no width. Prints problems and progress; returns how many pages have problems.
 */
export async function judgeMessyCatalogue(browser: Browser, options: Options): Promise<number> {
  await mkdir(folder, { recursive: true })
  const pages = await messyPages(options.origin)
  const context = await browser.newContext({ baseURL: options.origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  await enterAsStaff(page, '/admin')
  const known = new Set<string>()
  const inEveryWay: Judge = (at, address) => judgeAt(at, address, { ...options, known })
  const overflow: Judge = (at, address) => overflowOf(at, address, options.widths)
  const all = [
    ...[...pages.public, ...pages.staff].map((address) => [address, inEveryWay] as const),
    ...pages.all.map((address) => [address, overflow] as const),
  ]
  const isWanted = (address: string) =>
    options.only.length === 0 || options.only.some((text) => address.includes(text))
  const wanted = all.filter(([address]) => isWanted(address))
  const started = Date.now()
  let failed = 0
  for (const [index, [address, judge]] of wanted.entries()) {
    const at = index + 1
    if (at < options.from) continue
    const found = await judge(page, address)
    if (found.length > 0) failed += 1
    if (found.length > 0 || at % 25 === 0 || at === wanted.length) {
      const minutes = ((Date.now() - started) / 60_000).toFixed(1)
      console.log(`${at} of ${wanted.length}, ${minutes} min, ${decodeURI(address)}`)
    }
    for (const problem of found) console.log(`  ${problem}`)
  }
  await context.close()
  return failed
}

interface Looks extends Pick<Options, 'widths' | 'schemes'> {
  /** Looks of buttons and links that were measured on earlier pages. */
  known: Set<string>
}

/**
 * Loads the page once: its layout is CSS's alone. Axe judges the narrowest and the widest layout, because
 * those between show the same elements.
 */
async function judgeAt(page: Page, address: string, { widths, schemes, known }: Looks): Promise<string[]> {
  const found: string[] = []
  await open(page, address, widths[0]!)
  // Distant pages of a list would not be rendered, and may show axe the colours of the scheme before.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const misplaced = await layoutProblems(page)
    if (misplaced.length > 0) await page.screenshot({ path: pictureOf(address, width), fullPage: true })
    found.push(...misplaced.map((problem) => `${width} px: ${problem}`))
    if (width !== widths[0] && width !== widths.at(-1)) continue
    for (const [index, colorScheme] of schemes.entries()) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const violations = await violationsOn(page, index === 0 ? 'all' : 'colours')
      found.push(...violations.map((violation) => `${width} px, ${colorScheme}: ${violation.slice(0, 300)}`))
    }
  }
  // The last check, because it disables what it measures.
  found.push(...(await unreadableControls(page, known)))
  return found
}

async function overflowOf(page: Page, address: string, widths: readonly number[]): Promise<string[]> {
  await open(page, address, widths[0]!)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }))
    if (scroll !== client) found.push(`${width} px: the page is ${scroll} px wide`)
  }
  return found
}

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const response = await page.goto(address)
  if (response && response.status() >= 400) throw new Error(`${address} answered ${response.status()}.`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(
    () =>
      ![...document.querySelectorAll('main [role=status]')].some((place) =>
        place.textContent.startsWith('Loading'),
      ),
  )
}

function pictureOf(address: string, width: number): string {
  return `${folder}/${
    address
      .slice(1)
      .replaceAll(/[^\w-]+/g, '-')
      .slice(0, 80) || 'root'
  }-${width}.png`
}
