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
