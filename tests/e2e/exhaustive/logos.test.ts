import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { messyImage, type MessyImage } from '#demo/messy/images'
import type { Category } from '#domain/category/category'
import { paths } from '#lib/paths'
import { openWithSession, giveSession } from '../../support/open-with-session'
import { newName, storeByApi } from '../../support/store-by-api'
import { expect, test } from '../test'

const fileOf = (name: MessyImage) => ({ name, mimeType: 'image/png', buffer: readFileSync(messyImage(name)) })

async function pictureOn(plate: Locator): Promise<Sharp> {
  const shot = await plate.screenshot()
  const { width, height } = await sharp(shot).metadata()
  const [left, top] = [width, height].map((side) => Math.ceil(side * 0.08)) as [number, number]
  const inner = sharp(shot).extract({ left, top, width: width - 2 * left, height: height - 2 * top })
  // Another pipeline: sharp trims before it extracts.
  return sharp(await inner.png().toBuffer())
}

async function contrastIn(picture: Sharp): Promise<number> {
  const pixels = await picture.greyscale().raw().toBuffer()
  const shades = [...pixels].toSorted((one, other) => one - other)
  // Of a word, a hundredth of the pixels is its outline.
  const [dark, light] = [0.005, 0.995].map((share) => luminance(shades[Math.floor(share * shades.length)]!))
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(shade: number): number {
  return ((shade / 255 + 0.055) / 1.055) ** 2.4
}

async function inBothSchemes(page: Page, logo: MessyImage, judge: (picture: Sharp) => Promise<void>) {
  const { token } = await giveSession(page)
  const name = newName('Plate')
  const { slug } = await storeByApi(page.request, token, name, fileOf(logo))
  await page.goto(`/store/${slug}`)
  const image = page.getByRole('img', { name: `${name} logo` })
  await expect(image).toHaveJSProperty('complete', true)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await judge(await pictureOn(image.locator('..')))
  }
}

for (const logo of ['white-on-transparent.png', 'black-on-transparent.png'] as const) {
  test(`the logo ${logo} is seen in both colour schemes`, async ({ page }) => {
    await inBothSchemes(page, logo, async (picture) => {
      expect(await contrastIn(picture)).toBeGreaterThan(3)
    })
  })
}

for (const imagePath of ['white-on-transparent.png', 'black-on-transparent.png'] as const) {
  test(`the picture ${imagePath} of a category is seen in both colour schemes`, async ({ page }) => {
    const { token } = await giveSession(page)
    const name = newName('Plate')
    const headers = { Authorization: `Bearer ${token}` }
    const response = await page.request.post('/api/categories', {
      headers,
      multipart: { name, slug: name.replace(' ', '-'), description: '-', imagePath: fileOf(imagePath) },
    })
    const { _id, slug } = (await response.json()) as Category
    for (const [address, shown] of [
      [paths.category(slug), page.locator('main img').first()],
      ['/categories', page.getByRole('link', { name }).locator('img')],
    ] as const) {
      await page.goto(address)
      await shown.scrollIntoViewIfNeeded()
      await expect(shown).toHaveJSProperty('complete', true)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await contrastIn(await pictureOn(shown))).toBeGreaterThan(3)
      }
    }
    await page.request.delete(`/api/categories/${_id}`, { headers })
  })
}

test('a logo of 16 pixels is not enlarged', async ({ page }) => {
  await inBothSchemes(page, 'icon-16.png', async (picture) => {
    const { info } = await picture.trim({ threshold: 40 }).toBuffer({ resolveWithObject: true })
    // With its outline.
    expect([info.width, info.height].every((side) => side >= 16 && side <= 20)).toBe(true)
  })
})

test('a logo ten times as wide as high is shown whole', async ({ page }) => {
  await inBothSchemes(page, 'banner-10-to-1.png', async (picture) => {
    const { width } = await picture.metadata()
    const { info } = await picture.trim({ threshold: 40 }).toBuffer({ resolveWithObject: true })
    expect(info.width / info.height).toBeGreaterThan(8)
    expect(info.width).toBeLessThanOrEqual(width)
  })
})

test('staff see a logo on light and dark pages, and are warned of its shape', async ({ page }) => {
  await openWithSession(page, '/admin/create-store')
  const input = page.getByLabel('Logo')
  await input.setInputFiles(fileOf('banner-10-to-1.png'))
  const advice = 'It is 10 times as wide as it is high, so it will be small in its place.'
  await expect(page.getByRole('status').filter({ hasText: advice })).toBeVisible()
  await expect(input).toHaveAccessibleDescription(advice)
  await expect(input).toHaveAttribute('aria-invalid', 'false')
  const chosen = page.getByRole('list', { name: 'Chosen images' })
  await expect(chosen.getByText('On light pages')).toBeVisible()
  await expect(chosen.getByText('On dark pages')).toBeVisible()
  await expect(chosen.locator('img')).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove banner-10-to-1.png' }).click()
  await expect(page.getByText(advice)).toHaveCount(0)
})
