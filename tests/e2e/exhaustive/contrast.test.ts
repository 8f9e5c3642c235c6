import { untilInteractive } from '../../support/interactive'
import { faintTexts } from '../../support/seen-contrast'
import { expect, test } from '../test'

// axe checks a page in its current state. These tests check every button and link in each of its states.

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: [/status of (404|500)/] })

// axe judges no text on a gradient, such as the gold of an offer.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`the texts of an offer have enough contrast: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/coupons/zephyr-outfitters')
    await untilInteractive(page)
    const offer = page.getByRole('link', { name: /Get Coupon/ }).first()
    await offer.click()
    await expect(page.locator(':modal').getByText('Affiliate link')).toBeVisible()
    await expect.poll(() => faintTexts(page)).toEqual([])
  })
}
