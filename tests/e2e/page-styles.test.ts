import { missingPages, publicPages } from '../support/public-pages'
import { unstyledClasses } from '../support/unstyled-classes'
import { untilInteractive } from '../support/interactive'
import { expect, test } from './test'

const sheets = /\/assets\/style-[^/]*\.css$/

test.describe('the styles that a page brings', () => {
  test.use({ expectedProblems: [/status of 404/] })

  test('are all that it needs', async ({ page, baseURL }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const path of [...(await publicPages(baseURL!)), ...missingPages]) {
      await page.goto(path)
      await untilInteractive(page)
      expect(await unstyledClasses(page), path).toEqual([])
    }
    expect(asked.filter((path) => sheets.test(path))).toEqual([])
  })

  test('are followed once by the whole style sheet, with the first other page', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/our-story')
    await untilInteractive(page)
    const wayTo = (path: string) => page.locator(`a[href="${path}"]`).first()
    for (const path of ['/home', '/explore', '/blogs', '/reviews', '/our-story']) {
      await wayTo(path).evaluate((link: HTMLElement) => link.click())
      await expect(page).toHaveURL(path)
      await expect(page.getByText('please wait')).toHaveCount(0)
      expect(await unstyledClasses(page), path).toEqual([])
    }
    expect(asked.filter((path) => sheets.test(path))).toHaveLength(1)
  })
})
