import type { Page } from '@playwright/test'
import { enterAsStaff } from '../support/enter-as-staff'
import { exhaustive } from '../support/exhaustive'
import { untilInteractive } from '../support/interactive'
import { judge, type Look } from '../support/looks'
import { missingPages, publicPages } from '../support/public-pages'
import { expect, test } from './test'

// Without transitions, so that axe sees final colours.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: [/status of (40[04]|503)/] })

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

const states: Record<string, (page: Page) => Promise<void>> = {
  'lists that failed': async (page) => {
    await page.route(/\/api\//, (route) => route.fulfill({ status: 400, json: {} }))
    await openFrom(page, '/our-story', 'Home')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(4)
  },
  'lists that are empty': async (page) => {
    await page.route(/\/api\//, (route) => route.fulfill({ json: [] }))
    await openFrom(page, '/our-story', 'Home')
    await expect(page.getByText('No stores to display.')).toBeVisible()
  },
  'lists that are loading': async (page) => {
    await page.route(/\/api\//, () => undefined)
    await openFrom(page, '/our-story', 'Reviews')
    await expect(page.getByRole('main').getByText('Loading reviews...')).toBeAttached()
  },
  'a page that failed': async (page) => {
    await page.route(/\/api\/blogs/, (route) => route.fulfill({ status: 400, json: {} }))
    await openFrom(page, '/our-story', 'Blogs')
    await expect(page.getByText('Failed to load blogs. Please try again later.')).toBeVisible()
  },
  'stores that were found': async (page) => {
    await page.goto('/explore')
    await page.getByRole('combobox').fill('zep')
    await expect(page.getByRole('option')).toBeVisible()
  },
  'a search that found nothing': async (page) => {
    await page.goto('/explore')
    await page.getByRole('combobox').fill('qqqq')
    await expect(page.getByText('No results found.')).toBeVisible()
  },
  'a search that failed': async (page) => {
    await page.route(/\/api\/stores\/search/, (route) => route.fulfill({ status: 400, json: {} }))
    await page.goto('/explore')
    await page.getByRole('combobox').fill('zeph')
    await expect(page.getByText('An error occurred while searching')).toBeVisible()
  },
  'a review that was sent': async (page) => {
    await sendReview(page, 201)
    await expect(page.getByText('Review added successfully')).toBeVisible()
  },
  'a review that could not be sent': async (page) => {
    await sendReview(page, 400)
    await expect(page.getByText('Failed to add review please recheck and try again')).toBeVisible()
  },
}

for (const [name, enter] of Object.entries(states)) {
  test(`${name} keep to WCAG 2.2 AA`, async ({ page }) => {
    await enter(page)
    await judge(page, name, looks)
  })
}

test('the drawer keeps WCAG 2.2 AA', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/home')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await judge(page, 'the drawer', [{ width: 390, colorScheme, rules: 'all' }])
  }
})

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

async function openFrom(page: Page, path: string, label: string) {
  await page.goto(path)
  await untilInteractive(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click()
  await expect(page).not.toHaveURL(path)
}

async function sendReview(page: Page, status: number) {
  await page.route(/\/api\/reviews\/create/, (route) => route.fulfill({ status, json: {} }))
  await page.goto('/reviews')
  await page.getByRole('radio', { name: '4 stars' }).check()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Store', { exact: true }).selectOption('Ebb')
  await page.getByLabel('Your comment').fill('Good.')
  await page.getByRole('button', { name: 'Submit review' }).click()
}
