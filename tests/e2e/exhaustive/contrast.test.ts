import { adminPages } from '../../../src/admin/admin-pages'
import { unreadableControls } from '../../support/contrast'
import { giveSession } from '../../support/open-with-session'
import { untilInteractive } from '../../support/interactive'
import { faintTexts } from '../../support/seen-contrast'
import { expect, test } from '../test'

// axe checks a page in its current state. These tests check every button and link in each of its states.

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: [/status of (404|500)/] })

test('buttons and links of the admin area have enough contrast in each state', async ({ page }) => {
  const known = new Set<string>()
  test.setTimeout(120_000)
  await giveSession(page)
  for (const { path, menu } of Object.values(adminPages)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const main = page.getByRole('main')
    const controls = main.getByRole('button').or(main.getByRole('link')).or(main.getByRole('combobox'))
    if (menu !== undefined) await expect(controls.first()).toBeVisible()
    expect(await unreadableControls(page, known), path).toEqual([])
  }
})

// axe judges no text on a gradient, such as the gold of an offer.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`the texts of an offer have enough contrast: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/coupons/zephyr-outfitters')
    await untilInteractive(page)
    await page
      .getByRole('link', { name: /Get Coupon/ })
      .first()
      .click()
    await expect(page.locator(':modal').getByText('Affiliate link')).toBeVisible()
    await expect.poll(() => faintTexts(page)).toEqual([])
  })
}
