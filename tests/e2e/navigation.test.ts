import type { Page } from '@playwright/test'
import { untilInteractive } from '../support/interactive'
import { expect, test } from './test'

test.use({ expectedProblems: [/ERR_FAILED|dynamically imported module|styles of the page/] })

test('if the code of a page cannot be loaded, the page is loaded as a whole, once', async ({ page }) => {
  await page.route(/\/blogs-page-[^/]*\.js$/, (route) => route.abort())
  const documents = documentsAsked(page)
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/our-story')
  await untilInteractive(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs')
  await expect.poll(() => errors.length).toBe(1)
  // Of the page without its code no script would show what Back leads to.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A drawer of coupons, sorted')
  expect(documents).toEqual(['/our-story', '/blogs', '/our-story'])
})

function documentsAsked(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requested.push(new URL(request.url()).pathname)
  })
  return requested
}
