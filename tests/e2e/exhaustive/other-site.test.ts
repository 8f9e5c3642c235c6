import { rm } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { site } from '#site'
import { freePort } from '#local/free-port'
import { adminPages } from '../../../src/admin/admin-pages'
import { site as other } from '../../example-site/site/site'
import { violationsOn } from '../../support/axe'
import { giveSession } from '../../support/open-with-session'
import { untilInteractive } from '../../support/interactive'
import { layoutProblems } from '../../support/layout-problems'
import { copyWithOtherSite } from '../../support/other-site'
import { type Product, startProduct } from '../../support/product'
import { publicPages } from '../../support/public-pages'
import { expect, test } from '../test'

// The product as another operator has it, with the settings of tests/example-site: another name, other
// colours, and texts in Arabic, which run to the left.

test.describe.configure({ mode: 'serial' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const started: { folder?: string; product?: Product } = {}
const originOf = () => started.product?.origin ?? ''

test.beforeAll(async () => {
  test.setTimeout(300_000)
  started.folder = await copyWithOtherSite()
  started.product = await startProduct(await freePort(), { folder: started.folder })
})

test.afterAll(async () => {
  await started.product?.stop()
  if (started.folder !== undefined) await rm(started.folder, { recursive: true, force: true })
})

const first = [
  site.name,
  site.nameInStory,
  site.tagline,
  site.description,
  site.withoutEndDate,
  ...Object.values(site.contact),
  ...site.imprint.map(([, value]) => value).filter((value) => value.length > 5),
  ...Object.values(site.colours.light).filter((hex) => !Object.values(other.colours.light).includes(hex)),
]

function textsOfFirstSite(html: string): string[] {
  return first.filter((text) => html.includes(text)).map((text) => `says ${text}`)
}

async function problemsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    // What a script changes with the width, and what is still being read, comes a moment later.
    await expect(async () => expect(await beyond()).toBeLessThanOrEqual(0))
      .toPass({ timeout: 5000 })
      .catch(async () => found.push(`${width} px: scrolls sideways by ${await beyond()} px`))
    // The texts of this site need no direction of their own in a page that has theirs.
    const problems = (await layoutProblems(page)).filter((each) => !each.includes('no direction of its own'))
    found.push(...problems.map((problem) => `${width} px: ${problem}`))
  }
  const { direction, html, turned } = await page.evaluate(readPage)
  if (direction !== 'rtl') found.push(`runs ${direction}`)
  found.push(...textsOfFirstSite(html))
  found.push(...turned)
  return [...found, ...(await violationsOn(page))]
}

/** Runs in the page. Icons that point along the line of reading have to be mirrored. */
function readPage() {
  const root = document.documentElement
  const arrows = /^(?:M20 12H4\.5|M4 12h15\.5|M7 17 17 7)/
  const turned = [...document.querySelectorAll('svg')].flatMap((icon) => {
    if (!arrows.test(icon.querySelector('path')?.getAttribute('d') ?? '')) return []
    return getComputedStyle(icon).scale === '-1 1'
      ? []
      : [`an arrow points ahead in ${icon.parentElement?.outerHTML}`]
  })
  return { direction: getComputedStyle(root).direction, html: root.outerHTML, turned }
}

test('every public page shows another site, from right to left', async ({ page }) => {
  test.setTimeout(600_000)
  const paths = await publicPages(originOf())
  for (const path of paths) {
    await page.goto(originOf() + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(other.name))
    expect(await page.locator('html').getAttribute('lang')).toBe('ar')
    expect(await problemsOf(page), path).toEqual([])
  }
})

test('every page of the admin area does, too', async ({ page }) => {
  test.setTimeout(600_000)
  await page.goto(`${originOf()}/login`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await problemsOf(page), 'the sign-in').toEqual([])
  await giveSession(page, originOf())
  for (const { path } of Object.values(adminPages)) {
    await page.goto(originOf() + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilInteractive(page)
    expect(await problemsOf(page), path).toEqual([])
  }
})
