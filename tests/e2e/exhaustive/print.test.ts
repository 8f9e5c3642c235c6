import type { Page } from '@playwright/test'
import { sitePages } from '#domain/page/site-pages'
import { adminPages } from '../../../src/admin/admin-pages'
import { openWithSession } from '../../support/open-with-session'
import { untilInteractive } from '../../support/interactive'
import { expect, test } from '../test'

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

const offers = '/coupons/zephyr-outfitters'

test('an offer is printed on one page, with its code', async ({ page }) => {
  await page.goto(offers)
  await untilInteractive(page)
  const withCode = page.getByRole('article').filter({ has: page.getByText('Code', { exact: true }) })
  const [first, second] = await withCode.getByRole('heading').allInnerTexts()
  const offer = withCode.first().getByRole('link', { name: /Get Coupon/ })
  await offer.click()
  await expect(page.locator(':modal')).toBeVisible()
  const code = await page.getByRole('dialog').locator('code').innerText()

  expect(await pagesOf(page)).toBe(1)
  const text = await printedText(page)
  for (const part of ['Zephyr Outfitters', '% off', first!, code, 'Ends']) {
    expect(text).toContain(part)
  }
  for (const part of ['Copy', 'Shop at', 'Coupons & Promo Codes', second!, 'commission']) {
    expect(text).not.toContain(part)
  }
  await expect(page.getByRole('dialog').locator('code')).toHaveCSS('font-size', '35px')
})

const menu = Object.values(sitePages).flatMap((row) => ('menu' in row ? [row.menu] : []))
const left = [
  ...menu.filter((label) => !['Reviews', 'Blogs', 'Explore'].includes(label)),
  'Get Coupon',
  'Read More',
]

test('lists and texts are printed in black on white, without navigation, forms and buttons', async ({
  page,
}) => {
  for (const path of ['/explore', offers, '/reviews', '/blogs', '/store/zephyr-outfitters']) {
    await page.goto(path)
    const text = await printedText(page)
    for (const label of left) expect(text, path).not.toMatch(new RegExp(`^${label}`, 'm'))
    await expect(page.getByRole('combobox'), path).toBeHidden()
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    expect(await splitOnPaper(page), path).toEqual([])
  }
})

test('a list of the admin area is printed without its menu, ticks and actions', async ({ page }) => {
  await openWithSession(page, adminPages.coupons.path)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const first = await page.getByRole('rowheader').first().innerText()
  const text = await printedText(page)
  expect(text).toContain(first)
  expect(text).toContain('Created')
  for (const label of [
    'Admin Panel',
    'Logout',
    'Actions',
    'Edit',
    'Delete',
    'Next',
    adminPages.users.title,
  ]) {
    expect(text).not.toContain(label)
  }
  await expect(page.getByRole('checkbox').first()).toBeHidden()
})

async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  return page.locator('body').innerText()
}

async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Runs in print. The cards and pictures that a page may end within. */
async function splitOnPaper(page: Page): Promise<string[]> {
  return page
    .locator('main :is(img, ul > li)')
    .evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part).breakInside !== 'avoid')
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    )
}
