import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openWithSession } from '../../support/open-with-session'
import { imageFormats, imageIn, redThenBlue } from '../../support/image'
import { newName } from '../../support/store-by-api'
import { expect, test } from '../test'

function widthsOf(page: Page, images: string) {
  return page.locator(images).evaluateAll((found) =>
    Promise.all(
      (found as HTMLImageElement[]).map(async (image) => {
        image.loading = 'eager'
        await image.decode().catch(() => undefined)
        return image.naturalWidth
      }),
    ),
  )
}

test('images of every supported format appear in the form and to visitors', async ({ page }) => {
  const title = newName('Formats')
  await openWithSession(page, '/admin/create-blog')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.locator('input[type=file]').setInputFiles(await Promise.all(imageFormats.map(imageIn)))
  await expect(page.getByRole('list', { name: 'Chosen images' }).getByRole('img')).toHaveCount(5)
  await expect.poll(() => widthsOf(page, 'main li img')).toEqual([64, 64, 64, 64, 64])
  const paragraph = page.getByRole('group', { name: 'Paragraph 1' })
  await paragraph.getByLabel('Paragraph title').fill('One')
  await paragraph.getByLabel('Paragraph text').fill('The first.')
  await page.getByRole('button', { name: 'Create Blog' }).click()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('main img')).toHaveCount(5)
  expect(await widthsOf(page, 'main img')).toEqual([64, 64, 64, 64, 64])
})

test('of moving images the form shows the first pictures, without moving', async ({ page }) => {
  const shown = await keepShownFiles(page)
  await openWithSession(page, '/admin/create-blog')
  const files = await Promise.all(
    (['gif', 'webp'] as const).map(async (format) => ({
      name: `moving.${format}`,
      mimeType: `image/${format}`,
      buffer: await redThenBlue(format, 400),
    })),
  )
  await page.locator('input[type=file]').setInputFiles(files)
  for (const { name, buffer } of files) {
    expect(await sharp(buffer).metadata(), name).toHaveProperty('pages', 2)
    const preview = page.getByRole('img', { name })
    await expect(preview).toHaveJSProperty('naturalWidth', 400)
    const picture = sharp(await shown((await preview.getAttribute('src'))!))
    expect((await picture.metadata()).pages ?? 1, name).toBe(1)
    const { dominant } = await picture.stats()
    expect(dominant.r, name).toBeGreaterThan(dominant.b)
  }
})

/** Keeps what a page makes addresses for. Returns a function that reads the bytes at one. */
async function keepShownFiles(page: Page): Promise<(address: string) => Promise<Buffer>> {
  await page.addInitScript(() => {
    const create = URL.createObjectURL.bind(URL)
    const kept = new Map<string, Blob>()
    URL.createObjectURL = (file: Blob) => {
      const address = create(file)
      kept.set(address, file)
      return address
    }
    Object.assign(globalThis, { kept })
  })
  return async (address) => {
    const bytes = await page.evaluate(async (of) => {
      const { kept } = globalThis as unknown as { kept: Map<string, Blob> }
      return [...new Uint8Array(await kept.get(of)!.arrayBuffer())]
    }, address)
    return Buffer.from(bytes)
  }
}
