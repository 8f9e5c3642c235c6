import { site } from '#site'
import { adminPages } from '../../src/admin/admin-pages'
import { giveSession } from '../support/enter-as-staff'
import { exhaustive } from '../support/exhaustive'
import { expect, test } from './test'

// What the browser reports fails the test (./test), violations of the content security policy too. Others
// open the other pages.

test('no page of the admin area makes the browser report anything', async ({ page }) => {
  test.slow()
  await giveSession(page)
  const pages = Object.values(adminPages).filter((_, at) => exhaustive || at % 6 === 0)
  for (const { path, title } of pages) {
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} · ${site.name}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
})
