import { unstyledClasses } from '../support/unstyled-classes'
import { untilInteractive } from '../support/interactive'
import { expect, test } from './test'

// That they are all that it needs, public-pages.test.ts checks, which opens every page.

const sheets = /\/assets\/style-[^/]*\.css$/

test.use({ expectedProblems: [/status of 404/] })

test('the styles that a page brings are followed once by the whole style sheet, with the first other page', async ({
  page,
}) => {
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
