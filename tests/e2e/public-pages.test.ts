import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { site } from '#site'
import { unreadableControls } from '../support/contrast'
import { exhaustive } from '../support/sample'
import { untilInteractive } from '../support/interactive'
import { layoutShiftBudget, layoutShifts, sumOf, watchLayoutShifts } from '../support/layout-shifts'
import { expectAccessible, type Look, publicLooksOf } from '../support/looks'
import { missingPages, publicPages } from '../support/public-pages'
import { unstyledClasses } from '../support/unstyled-classes'
import { expect, test } from './test'

// Opens every public page once, and judges all of it in this visit: loading a page takes longest. `test`
// fails on anything that the browser reports.

test.use({ expectedProblems: [/status of 404/] })

/** More looks for pages that together show all components, in `npm run test:exhaustive`. */
const furtherLooks: readonly Look[] = [
  { width: 390, colorScheme: 'dark', rules: 'colours' },
  { width: 1440, colorScheme: 'light', rules: 'all' },
]
const richPages = new Set(['/home', '/reviews', '/store/zephyr-outfitters', '/coupons/zephyr-outfitters'])

/** Their first paint needs no request. */
const withLists = new Set(['/home', '/store/zephyr-outfitters', '/coupons/zephyr-outfitters'])

/** These look like others: `npm test` opens one page of each kind. */
const texts = ['/privacy-policy', '/terms-conditions', '/cookies-policy', '/imprint', '/accessibility']
const isLikeAnother = (path: string) =>
  [...missingPages.slice(1), ...texts.slice(1)].includes(path) || /[?&](letter|q)=/.test(path)

/** Of the pages that are not rich, `npm test` opens one of eight. */
const isLeftOut = (path: string, at: number) => isLikeAnother(path) || (!richPages.has(path) && at % 16 > 1)

const large = { width: 1280, height: 720 }

/** The pages in two parts with one test each, so that two workers share them. */
for (const half of [0, 1]) {
  test(`public pages are in order, half ${half + 1} of 2`, async ({ page, baseURL }) => {
    test.setTimeout(240_000)
    const known = new Set<string>()
    await watchLayoutShifts(page)
    const [sheets, reads]: [string[], string[]] = [[], []]
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\/assets\/style-[^/]*\.css$/.test(pathname)) sheets.push(pathname)
      if (pathname.startsWith('/api')) reads.push(pathname)
    })
    const paths = [...(await publicPages(baseURL!)), ...missingPages, '/login']
    for (const [at, path] of paths.entries()) {
      if (at % 2 !== half || (!exhaustive && isLeftOut(path, at))) continue
      reads.length = 0
      await expectToOpen(page, path)
      // The styles that a page brings are all that it needs, so that it asks for no style sheet. The sign-in
      // is of the admin area, which has others.
      if (path !== '/login')
        expect([await unstyledClasses(page), sheets], `styles of ${path}`).toEqual([[], []])
      if (withLists.has(path)) expect(reads, `reads of ${path}`).toEqual([])
      const { count, misshapen } = await demoImagesOn(page)
      expect(misshapen, `images of ${path}`).toEqual([])
      if (path === '/home') expect(count).toBeGreaterThan(5)
      const isJudged = exhaustive || richPages.has(path)
      if (isJudged) await expectAccessible(page, path, publicLooksOf(at))
      if (exhaustive && richPages.has(path)) await expectAccessible(page, path, furtherLooks)
      await page.setViewportSize({ width: 320, height: 640 })
      await expect.poll(() => scrollsSideways(page), `${path} at 320 px`).toBe(false)
      // axe checks a page in its current state, this every button and link in each of its states. It is the
      // last check, because it disables them.
      await page.setViewportSize(large)
      if (isJudged) expect(await unreadableControls(page, known), path).toEqual([])
    }
  })
}

/** The page hydrates, keeps the title that it was served with, has one heading, and nothing moves. */
async function expectToOpen(page: Page, path: string): Promise<void> {
  await page.setViewportSize(large)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  const response = await page.goto(path)
  if (path !== '/login') {
    await untilInteractive(page)
    const shifts = await layoutShifts(page)
    const moved = `what moves on ${path}: ${JSON.stringify(shifts)}`
    expect(sumOf(shifts), moved).toBeLessThanOrEqual(layoutShiftBudget)
  }
  await expect(page.getByRole('heading', { level: 1 }), `h1 of ${path}`).toHaveCount(1)
  await expect(page, `title of ${path}`).toHaveTitle(new RegExp(site.name))
  const served = await response!.text()
  const title = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').title,
    served,
  )
  if (path !== '/login') await expect(page, `title of ${path}`).toHaveTitle(title)
}

/** The demo content's images by name. Other tests may upload images meanwhile. */
const demoImages = readdirSync('infra/demo/images', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.webp'))
  .map((file) => {
    const bytes = readFileSync(join('infra/demo/images', file))
    return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`
  })

function demoImagesOn(page: Page): Promise<{ count: number; misshapen: string[] }> {
  return page.evaluate(async (names) => {
    const images = [...document.images].filter(({ src }) => names.includes(src.split('/').at(-1) ?? ''))
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode()))
    const declaredRatio = (image: Element) =>
      Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    const misshapen = images
      .filter((image) => Math.abs(declaredRatio(image) - image.naturalWidth / image.naturalHeight) > 0.01)
      .map(({ src }) => src)
    return { count: images.length, misshapen }
  }, demoImages)
}

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    scrollTo(1000, 0)
    return scrollX > 0
  })
}
