import { violationsOn } from '../support/axe'
import { enterAsStaff } from '../support/enter-as-staff'
import { expect, test } from './test'

const looks = [
  { width: 390, colorScheme: 'dark', rules: 'colours' },
  { width: 1440, colorScheme: 'light', rules: 'all' },
] as const

for (const { width, colorScheme, rules } of looks) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the states of stores and coupons keep WCAG 2.2 AA', async ({ page }) => {
      // Six states are judged, and judging one takes its time.
      test.slow()
      await enterAsStaff(page, '/admin/stores')
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      expect(await violationsOn(page, rules), 'stores').toEqual([])
      await page.getByRole('button', { name: 'Edit 8 Bells Tea' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.getByRole('dialog').getByLabel('Name').fill('')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Name is required.')).toBeVisible()
      expect(await violationsOn(page, rules), 'an edited store').toEqual([])

      await page.goto('/admin/create-store')
      await page.getByRole('button', { name: 'Create Store' }).click()
      await expect(page.getByText('5 fields need your attention.')).toBeVisible()
      expect(await violationsOn(page, rules), 'a new store').toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'a new store').toBe(width)

      await page.goto('/admin/create-coupon')
      await page.getByRole('combobox', { name: 'Store' }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
      expect(await violationsOn(page, rules), 'a new coupon').toEqual([])

      await page.goto('/admin/coupons')
      await page.getByRole('checkbox').nth(1).check()
      expect(await violationsOn(page, rules), 'a selected coupon').toEqual([])
      await page.getByRole('button', { name: 'Delete selected' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      expect(await violationsOn(page, rules), 'a question').toEqual([])
    })
  })
}
