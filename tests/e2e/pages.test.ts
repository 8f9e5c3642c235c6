import { site as settings } from '#site'
import { untilInteractive } from '../support/interactive'

import { expect, nightly, test } from './test'

test.use({ expectedProblems: [/status of 404/] })

test('navigation focuses the start of the page, and takes away what was said of the former one', async ({
  page,
}) => {
  await page.goto('/home')
  await untilInteractive(page)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/home$/)
  await expect(page.locator('[data-page-head]')).not.toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
  await expect(page).toHaveTitle(`Imprint · ${settings.name}`)
  await expect(page.getByRole('main')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('[data-page-head]')).toHaveCount(0)
})

test('the back arrow leads home if the visitor came from another site', nightly, async ({ page }) => {
  await page.goto('/imprint')
  await untilInteractive(page)
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/home')
})

test('a page that is not found offers a working search', nightly, async ({ page }) => {
  await page.goto('/store/no-such-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Store not found')
  await page.getByRole('main').getByRole('combobox', { name: 'Search for a store' }).fill('zephyr')
  await page.getByRole('option', { name: 'Zephyr Outfitters' }).click()
  await expect(page).toHaveURL('/store/zephyr-outfitters')
})
