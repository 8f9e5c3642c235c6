import type { Page } from '@playwright/test'
import { expect, test } from './test'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a visitor finds a store, opens its offers and copies a code', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('combobox', { name: 'Search stores' }).fill('zephyr')
  await page.getByRole('option', { name: 'Zephyr Outfitters' }).click()

  await expect(page).toHaveURL('/store/zephyr-outfitters')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zephyr Outfitters')
  await page.getByRole('link', { name: 'Get Discount' }).click()

  await expect(page).toHaveURL('/coupons/zephyr-outfitters')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zephyr Outfitters Coupons & Promo Codes')
  await openOffer(page, 'Autumn jackets and windproofs')

  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Zephyr Outfitters')
  await expect(dialog).toContainText('20% off coupon code')
  await expect(dialog).toContainText('Claim your Exclusive Coupon Codes')
  await expect(dialog).toContainText(/Ends \d+ \w+ 20\d\d/)
  await expect(dialog.getByText('WINDY20')).toBeVisible()

  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WINDY20')
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
})

test('Back closes the dialog of a coupon, also after a double click, and Forward opens it again', async ({
  page,
}) => {
  await page.goto('/coupons/zephyr-outfitters')
  await openOffer(page, 'Autumn jackets and windproofs', 2)
  await expect(page).toHaveURL(/\/coupons\/zephyr-outfitters\?couponId=\w{26}$/)
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/coupons/zephyr-outfitters')

  await page.goForward()
  await expect(page.getByRole('dialog')).toBeVisible()
})

async function openOffer(page: Page, title: string, clickCount = 1) {
  const offer = page.getByRole('article').filter({ hasText: title })
  await offer.getByRole('link', { name: /^Get Coupon/ }).click({ clickCount })
}
