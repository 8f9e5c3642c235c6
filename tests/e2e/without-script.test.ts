import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './test'

test.use({ javaScriptEnabled: false })

test('without JavaScript a code is visible at its address', async ({ page, request }) => {
  await page.goto(`/coupons/zephyr-outfitters?couponId=${await idOf('WINDY20', request)}`)
  await expect(page.getByText('WINDY20')).toBeVisible()
  await expect(page.getByText('20% off coupon code')).toBeVisible()
})

test('without JavaScript links lead from the home page to a code', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('main').locator('a[href^="/store/"]').first().click()
  await page.getByRole('link', { name: 'Get Discount' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Coupons & Promo Codes')
  await page
    .getByRole('link', { name: /Get Coupon/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText(/\d+% off/)
})

test('without JavaScript links lead through a long list', async ({ page }) => {
  await page.goto('/explore')
  // Not the letters or the way to the page.
  const stores = page.locator('main li:not(nav li)')
  const first = await stores.allInnerTexts()
  await page.getByRole('link', { name: 'Show more stores' }).click()
  await expect(page).toHaveURL(/\/explore\?cursor=/)
  // The address changes before the page is loaded.
  await page.waitForLoadState()
  const others = await stores.allInnerTexts()
  expect([...first, ...others]).toHaveLength(new Set([...first, ...others]).size)
  await page.getByRole('link', { name: 'Show from the beginning' }).click()
  await expect(stores).toHaveText(first, { useInnerText: true })
})

async function idOf(code: string, request: APIRequestContext): Promise<string> {
  const { _id } = await (await request.get('/api/stores/slug/zephyr-outfitters')).json()
  const coupons: { _id: string; couponCode: string }[] = await (
    await request.get(`/api/stores/coupons/${_id}`)
  ).json()
  return coupons.find(({ couponCode }) => couponCode === code)?._id ?? 'not found'
}
