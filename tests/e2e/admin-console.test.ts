import { adminPages } from '../../src/admin/admin-pages'
import { enterAsStaff } from '../support/enter-as-staff'
import { expect, test } from './test'

// What the browser reports fails the test (./test), violations of the content security policy too.

test('no page of the admin area makes the browser report anything', async ({ page }) => {
  test.slow()
  await enterAsStaff(page, '/admin')
  for (const { path, title } of Object.values(adminPages)) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · Clipwell`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
})
