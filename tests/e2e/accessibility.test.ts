import type { Page } from '@playwright/test'
import { enterAsStaff } from '../support/enter-as-staff'
import { exhaustive } from '../support/exhaustive'
import { untilInteractive } from '../support/interactive'
import { judge, type Look } from '../support/looks'
import { missingPages, publicPages } from '../support/public-pages'
import { expect, test } from './test'

// Without transitions, so that axe sees final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: [/status of 404/] })

/**
 * Both widths and both colour schemes in two looks. The second look only checks colours, because the rest is
 * the same.
 */
const looks: readonly Look[] = [
  { width: 390, colorScheme: 'light', rules: 'all' },
  { width: 1440, colorScheme: 'dark', rules: 'colours' },
]
/** The other looks, for pages that together show all components, in `npm run test:exhaustive`. */
const furtherLooks: readonly Look[] = [
  { width: 390, colorScheme: 'dark', rules: 'colours' },
  { width: 1440, colorScheme: 'light', rules: 'all' },
]
const richPages = new Set(['/home', '/reviews', '/store/zephyr-outfitters', '/coupons/zephyr-outfitters'])

/** The pages in three parts with one test each, so that several workers share them. */
for (const handful of [0, 1, 2]) {
  test(`public pages keep WCAG 2.2 AA and reflow, handful ${handful + 1} of 3`, async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    const paths = [...(await publicPages(baseURL!)), ...missingPages, '/login']
    for (const path of paths.filter((_, at) => at % 3 === handful)) {
      await page.goto(path)
      if (path !== '/login') await untilInteractive(page)
      await judge(page, path, looks)
      if (exhaustive && richPages.has(path)) await judge(page, path, furtherLooks)
      await expect(page.getByRole('heading', { level: 1 }), `h1 of ${path}`).toHaveCount(1)
      await expect(page, `title of ${path}`).toHaveTitle(/Clipwell/)
      await page.setViewportSize({ width: 320, height: 640 })
      await expect.poll(() => scrollsSideways(page), `${path} at 320 px`).toBe(false)
    }
  })
}

test('the dashboard keeps WCAG 2.2 AA', async ({ page }) => {
  await enterAsStaff(page, '/admin')
  await expect(page.getByText('Total Blogs')).toBeVisible()
  await judge(page, '/admin', looks)
})

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    scrollTo(1000, 0)
    return scrollX > 0
  })
}
