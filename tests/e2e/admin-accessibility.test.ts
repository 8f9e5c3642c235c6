import type { Page } from '@playwright/test'
import { enterAsStaff } from '../support/enter-as-staff'
import { exhaustive } from '../support/exhaustive'
import { judge, staffLooksOf } from '../support/looks'
import { expect, test } from './test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the dashboard keeps WCAG 2.2 AA', async ({ page }) => {
  await enterAsStaff(page, '/admin')
  await expect(page.getByText('Total Blogs')).toBeVisible()
  await judge(page, '/admin', staffLooksOf(1))
})

test('the states of stores and coupons keep WCAG 2.2 AA', async ({ page }) => {
  // Checking six states takes long.
  test.slow()
  await enterAsStaff(page, '/admin/stores')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await judge(page, 'stores', staffLooksOf(0))
  await page.getByRole('button', { name: 'Edit 8 Bells Tea' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Name').fill('')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Name is required.')).toBeVisible()
  await judge(page, 'an edited store', staffLooksOf(1))

  await page.goto('/admin/create-store')
  await page.getByRole('button', { name: 'Create Store' }).click()
  await expect(page.getByText('5 fields need your attention.')).toBeVisible()
  await judge(page, 'a new store', staffLooksOf(2), async ({ width }, what) => {
    expect(await widthOf(page), what).toBe(width)
  })

  await page.goto('/admin/create-coupon')
  await page.getByRole('combobox', { name: 'Store' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await judge(page, 'a new coupon', staffLooksOf(3))

  await page.goto('/admin/coupons')
  await page.getByRole('checkbox').nth(1).check()
  // Reviews that are selected look the same (tests/support/staff-states.ts).
  if (exhaustive) await judge(page, 'a selected coupon', staffLooksOf(4))
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await judge(page, 'a question', staffLooksOf(5))
})

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
