import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { signInAsStaff } from '../support/sign-in'
import { expect, test } from './test'

const open: Record<string, (page: Page) => Promise<unknown>> = {
  '/home': (page) => page.goto('/home'),
  '/store/zephyr-outfitters': (page) => page.goto('/store/zephyr-outfitters'),
  '/coupons/zephyr-outfitters': (page) => page.goto('/coupons/zephyr-outfitters'),
  'the dialog of a coupon': async (page) => {
    await page.goto('/coupons/zephyr-outfitters')
    await page
      .getByRole('link', { name: /Get Coupon/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
  '/login': (page) => page.goto('/login'),
  '/admin': async (page) => {
    await signInAsStaff(page)
    await expect(page.getByText('Total Blogs')).toBeVisible()
  },
}

const looks = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

for (const { width, colorScheme } of looks) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    // Colours are judged as they stand, not half-way through a fade.
    test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const [name, go] of Object.entries(open)) {
      test(`${name} keeps WCAG 2.2 AA`, async ({ page }) => {
        await go(page)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze()
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
        expect(found).toEqual([])
      })
    }
  })
}
