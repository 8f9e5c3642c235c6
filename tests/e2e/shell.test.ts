import type { Page } from '@playwright/test'
import { site } from '#site'
import { expect, test } from './test'

// The site while the pages function fails (docs/decisions/0032-a-shell-while-pages-fail.md).

async function failPages(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return route.fallback()
    const { origin, pathname } = new URL(request.url())
    await route.fulfill({ response: await route.fetch({ url: `${origin}/shell${pathname}` }) })
  })
}

test.beforeEach(async ({ page }) => failPages(page))

test('without the pages function the site renders in the browser', async ({ page }) => {
  await page.goto('/home')
  await expect(page).toHaveTitle(`${site.name}: ${site.tagline}`)
  await expect(page.getByRole('heading', { name: 'Top Customer Reviews' })).toBeVisible()
  await page.getByRole('main').locator('a[href^="/store/"]').first().click()
  await expect(page.getByRole('link', { name: 'Get Discount' })).toBeVisible()

  await page.goto('/store/zephyr-outfitters')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zephyr Outfitters')
  await expect(page).toHaveTitle(/^Zephyr Outfitters/)
  await page.getByRole('link', { name: 'Get Discount' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zephyr Outfitters Coupons & Promo Codes')
})
