import { mkdir } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { violationsOn } from './axe'
import { unreadableControls } from './contrast'
import { enterAsStaff } from './enter-as-staff'
import { layoutProblems } from './layout-problems'
import { messyPages } from './messy-pages'

const schemes = ['light', 'dark'] as const
const folder = 'reports/layout-messy'

interface Options {
  origin: string
  widths: readonly number[]
  /** Only addresses that contain one of these texts. */
  only: readonly string[]
}

/**
 * Judges the pages of a product with the messy catalogue: what leaves its place and what axe finds, at each
 * width in both colour schemes, and the contrast of each look of a button or link. Then every item at the
 * smallest width: its page does not scroll sideways. Prints the problems; returns how many pages have some.
 */
export async function judgeMessyCatalogue(browser: Browser, options: Options): Promise<number> {
  await mkdir(folder, { recursive: true })
  const pages = await messyPages(options.origin)
  const wanted = (address: string) =>
    options.only.length === 0 || options.only.some((text) => address.includes(text))
  const context = await browser.newContext({ baseURL: options.origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  const problems = new Map<string, string[]>()
  const known = new Set<string>()
  let count = 0
  const judge = async (addresses: string[]) => {
    for (const address of addresses.filter(wanted)) {
      count += 1
      const found = await judgeAt(page, { address, widths: options.widths, known })
      if (found.length > 0) problems.set(address, report(address, found))
    }
  }
  await judge(pages.public)
  for (const address of pages.all.filter(wanted)) {
    count += 1
    const found = await overflowOf(page, address, Math.min(...options.widths))
    if (found.length > 0) problems.set(address, report(address, found))
  }
  await enterAsStaff(page, '/admin')
  await judge(pages.staff)
  await context.close()
  console.log(`${count} pages judged.`)
  return problems.size
}

function report(address: string, found: string[]): string[] {
  console.log(`${decodeURI(address)}:\n${found.map((problem) => `  ${problem}`).join('\n')}`)
  return found
}

interface Place {
  address: string
  widths: readonly number[]
  /** Looks of buttons and links that were measured on earlier pages. */
  known: Set<string>
}

async function judgeAt(page: Page, { address, widths, known }: Place): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await open(page, address, width)
    const misplaced = await layoutProblems(page)
    if (misplaced.length > 0) await page.screenshot({ path: pictureOf(address, width), fullPage: true })
    found.push(...misplaced.map((problem) => `${width} px: ${problem}`))
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const violations = await violationsOn(page, colorScheme === 'light' ? 'all' : 'colours')
      found.push(...violations.map((violation) => `${width} px, ${colorScheme}: ${violation.slice(0, 300)}`))
    }
  }
  // The last check, because it disables what it measures.
  found.push(...(await unreadableControls(page, known)))
  return found
}

async function overflowOf(page: Page, address: string, width: number): Promise<string[]> {
  await open(page, address, width)
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  return scroll === client ? [] : [`${width} px: the page is ${scroll} px wide`]
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
