import type { Page } from '@playwright/test'
import type { Category } from '#domain/category/category'
import { factsOfImage } from '#domain/image/rendition'
import { detailedPhotograph, renditionOf } from '../../support/image'
import { untilInteractive } from '../../support/interactive'
import { expect, test } from '../test'

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

/** In bytes, for all images of a first visit. */
const budget = 120_000

const pathOf = (at: number) => `/media/${String(at).repeat(32)}-1200x900-c04000.webp`

/** Shows other pictures of the first categories, of which no image comes before `shown` is resolved. */
async function serveCategories(page: Page, pictures: string[], photograph: Buffer, shown: Promise<void>) {
  await page.route('**/api/categories*', async (route) => {
    const response = await route.fetch()
    const categories = (await response.json()) as Category[]
    const json = pictures.map((imagePath, at) => ({ ...categories[at], imagePath }))
    await route.fulfill({ response, json })
  })
  // On a first visit the covers of blogs are too far below to be loaded.
  await page.route('**/api/blogs*', (route) => route.fulfill({ json: [] }))
  const drawn = new Map<string, Promise<Buffer>>()
  await page.route('**/media/*-1200x900-*', async (route) => {
    await shown
    const [, width = '1200'] = /\.(\d+)\.webp$/.exec(route.request().url()) ?? []
    const body = drawn.get(width) ?? renditionOf(photograph, Number(width))
    drawn.set(width, body)
    await route.fulfill({ contentType: 'image/webp', body: await body })
  })
}

test('a phone loads six photographs of 4 MB as small as its tiles', async ({ page }) => {
  const photograph = await detailedPhotograph()
  expect(photograph.length).toBeGreaterThan(4_000_000)
  const pictures = Array.from({ length: 6 }, (_, at) => pathOf(at))
  let show = () => {}
  const shown = new Promise<void>((resolve) => (show = resolve))
  const loaded = new Map<string, number>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/media/')) loaded.set(pathname, (await response.body()).length)
  })
  await page.goto('/cookies-policy')
  await untilInteractive(page)
  await serveCategories(page, pictures, photograph, shown)
  await page.getByRole('banner').getByRole('link').first().click()

  const first = page.locator(`img[src="${pictures[0]}"]`)
  const background = () => first.evaluate((image) => getComputedStyle(image).backgroundColor)
  await expect.poll(background).toBe('rgb(192, 64, 0)')
  show()
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)')
  await page.waitForLoadState('networkidle')
  const chosen = [...loaded.keys()].filter((path) => factsOfImage(path.replace(/\.\d+(?=\.)/, '')))
  expect(chosen.toSorted()).toEqual(pictures.map((path) => path.replace('.webp', '.192.webp')))
  expect([...loaded.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget)
})
