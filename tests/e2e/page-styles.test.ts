import type { Locator } from '@playwright/test'
import { unstyledClasses } from '../support/unstyled-classes'
import { untilInteractive } from '../support/interactive'
import { expect, nightly, test } from './test'

// That they are all that it needs, public-pages.test.ts checks, which opens every page.

const sheets = /\/assets\/style-[^/]*\.css$/

test.describe('the styles that a page brings', () => {
  test.use({ expectedProblems: [/status of 404/] })

  test('are followed once by the whole style sheet, with the first other page', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto('/our-story')
    await untilInteractive(page)
    const wayTo = (path: string) => page.locator(`a[href="${path}"]`).first()
    for (const path of ['/home', '/explore', '/blogs', '/reviews', '/our-story']) {
      await wayTo(path).evaluate((link: HTMLElement) => link.click())
      await expect(page).toHaveURL(path)
      await expect(page.getByText('please wait')).toHaveCount(0)
      expect(await unstyledClasses(page), path).toEqual([])
    }
    expect(requested.filter((path) => sheets.test(path))).toHaveLength(1)
  })

  for (const [name, point] of [
    ['pointed at', (link: Locator) => link.hover()],
    ['reached by a key', (link: Locator) => link.focus()],
  ] as const) {
    test(`are followed by it, and by the code, when a link is ${name}`, nightly, async ({ page }) => {
      await page.goto('/our-story')
      await untilInteractive(page)
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' })
      const requested = Promise.all([
        page.waitForRequest((request) => sheets.test(request.url())),
        page.waitForRequest(/\/blogs-page-/),
      ])
      await point(link)
      await requested
    })
  }

  test('are not followed by it before a click where fewer bytes are asked for', nightly, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto('/our-story')
    await untilInteractive(page)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    for (const link of await links.all()) await link.hover()
    expect(requested.filter((url) => /-page-|\.css$/.test(url))).toEqual([])
    await links.filter({ hasText: 'Blogs' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs')
    expect(requested.filter((url) => sheets.test(url))).toHaveLength(1)
  })
})
