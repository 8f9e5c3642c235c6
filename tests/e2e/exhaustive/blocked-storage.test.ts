import type { Page } from '@playwright/test'
import { untilInteractive } from '../../support/interactive'
import { expect, test } from '../test'

test('where storage is blocked, visitors search, open a code and begin a review', async ({ page }) => {
  await throwOnAccess(page)
  await page.goto('/home')
  await untilInteractive(page)
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('zephyr')
  await page.getByRole('option', { name: /Zephyr/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zephyr')
  await page.getByRole('link', { name: 'Get Discount' }).click()
  const offer = page.getByRole('link', { name: /Get Coupon/ }).first()
  await offer.click()
  await expect(page.getByRole('dialog')).toContainText(/\d+% off/)
  await page.goto('/reviews')
  await untilInteractive(page)
  await page.getByRole('radio', { name: '4 stars' }).check()
  await expect(page.getByText('Still to fill in: your name, a comment, a store.')).toBeVisible()
})

test("where storage is blocked, staff are told why they can't sign in", async ({ page }) => {
  await throwOnAccess(page)
  await page.goto('/admin/stores')
  await expect(page.getByRole('alert')).toContainText("so you can't sign in")
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('alert')).toContainText('Allow cookies and site data')
})

async function throwOnAccess(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
}
