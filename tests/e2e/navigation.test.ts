import type { Page } from '@playwright/test'
import { openWithSession } from '../support/open-with-session'
import { untilInteractive } from '../support/interactive'
import { expect, nightly, test } from './test'

const inMenu = (label: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click()
test.describe('if the code of a page cannot be loaded', () => {
  test.use({ expectedProblems: [/ERR_FAILED|dynamically imported module|styles of the page/] })

  for (const [part, file, failures, when] of [
    ['code', /\/blogs-page-[^/]*\.js$/, 1, {}],
    ['styles', /\/style-[^/]*\.css$/, 0, nightly],
  ] as const) {
    test(`the page is loaded as a whole, once, without its ${part}`, when, async ({ page }) => {
      await page.route(file, (route) => route.abort())
      const documents = documentsAsked(page)
      const errors: Error[] = []
      page.on('pageerror', (error) => errors.push(error))
      await page.goto('/our-story')
      await untilInteractive(page)
      await inMenu('Blogs')(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs')
      await expect.poll(() => errors.length).toBe(failures)
      // Of the page without its code no script would show what Back leads to.
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A drawer of coupons, sorted')
      expect(documents).toEqual(['/our-story', '/blogs', '/our-story'])
    })
  }

  test('a page of the admin area says so next to its menu', nightly, async ({ page }) => {
    await page.route(/\/users-page-[^/]*\.js$/, (route) => route.abort())
    await openWithSession(page, '/admin/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    const menu = page.getByRole('navigation', { name: 'Admin Panel' })
    await menu.getByRole('link', { name: 'User Management' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong.')
    await menu.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByText('Total Blogs')).toBeVisible()
  })
})

function documentsAsked(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requested.push(new URL(request.url()).pathname)
  })
  return requested
}
