import type { Locator, Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { giveSession } from '../../support/open-with-session'
import { linear } from '../../support/site-colours'
import { newName, storeByApi } from '../../support/store-by-api'
import { expect, test } from '../test'

type Ink = 'white' | 'black'

/** A bar on transparent ground. */
async function fileOf(ink: Ink) {
  const bar = sharp({ create: { width: 300, height: 60, channels: 4, background: ink } })
  const background = 'transparent'
  const buffer = await bar.extend({ top: 60, bottom: 60, left: 50, right: 50, background }).png().toBuffer()
  return { name: `${ink}.png`, mimeType: 'image/png', buffer }
}

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
  const [dark, light] = [0.005, 0.995].map((at) => linear(shades[Math.floor(at * shades.length)]! / 255))
  return (light! + 0.05) / (dark! + 0.05)
}

async function inBothSchemes(page: Page, ink: Ink, judge: (picture: Sharp) => Promise<void>) {
  const { token } = await giveSession(page)
  const name = newName('Plate')
  const { slug } = await storeByApi(page.request, token, name, await fileOf(ink))
  await page.goto(`/store/${slug}`)
  const image = page.getByRole('img', { name: `${name} logo` })
  await expect(image).toHaveJSProperty('complete', true)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await judge(await pictureOn(image.locator('..')))
  }
}

for (const ink of ['white', 'black'] as const) {
  test(`a ${ink} logo is seen in both colour schemes`, async ({ page }) => {
    await inBothSchemes(page, ink, async (picture) => {
      // 3:1, but for what is rounded to a grey.
      expect(await contrastIn(picture)).toBeGreaterThan(2.9)
    })
  })
}
