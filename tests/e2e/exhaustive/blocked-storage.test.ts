import type { Page } from '@playwright/test'
import { untilInteractive } from '../../support/interactive'
import { expect, test } from '../test'

// Chromium throws when a page reads blocked storage. Firefox gives it null.
for (const [kind, block] of Object.entries({ throws: throwOnAccess, 'is null': giveNull })) {
  test(`where storage ${kind}, visitors search, open a code and begin a review`, async ({ page }) => {
    await block(page)
    await page.goto('/home')
    await untilInteractive(page)
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('zephyr')
    await page.getByRole('option', { name: /Zephyr/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Zephyr')
    await page.getByRole('link', { name: 'Get Discount' }).click()
    await page
      .getByRole('link', { name: /Get Coupon/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText(/\d+% off/)
    await page.goto('/reviews')
    await untilInteractive(page)
    await page.getByRole('radio', { name: '4 stars' }).check()
    await expect(page.getByText('Still to fill in: your name, a comment, a store.')).toBeVisible()
  })

  test(`where storage ${kind}, staff are told why they can't sign in`, async ({ page }) => {
    await block(page)
    await page.goto('/admin/stores')
    await expect(page.getByRole('alert')).toContainText("so you can't sign in")
    await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('alert')).toContainText('Allow cookies and site data')
  })
}

test('where storage is full, staff are told too', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('free some space')
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

async function giveNull(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, { value: null })
    }
  })
}
