import type { Page } from '@playwright/test'
import sharp from 'sharp'

interface Place {
  text: string
  x: number
  y: number
  width: number
  height: number
}

/**
 * The texts in the window whose lightest and darkest points have less contrast than this. It is measured
 * in a picture: in forced colours the computed styles don't say what is painted.
 */
export async function faintTexts(page: Page, least = 4.5): Promise<string[]> {
  const places = await page.evaluate(placesOfTexts)
  const { data, info } = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const contrastIn = ({ x, y, width, height }: Place) => {
    let [darkest, lightest] = [255, 0]
    for (let row = Math.max(0, y); row < Math.min(y + height, info.height); row++) {
      for (let column = Math.max(0, x); column < Math.min(x + width, info.width); column++) {
        const value = data[(row * info.width + column) * info.channels] ?? 0
        darkest = Math.min(darkest, value)
        lightest = Math.max(lightest, value)
      }
    }
    return (luminance(lightest) + 0.05) / (luminance(darkest) + 0.05)
  }
  return places.filter((place) => contrastIn(place) < least).map(({ text }) => text)
}

/** The relative luminance of a grey from 0 to 255 (WCAG 2.2). */
function luminance(grey: number): number {
  const share = grey / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Runs in the page. What is covered, cut off or disabled is left out. */
function placesOfTexts(): Place[] {
  const places: Place[] = []
  const texts = document.createTreeWalker(
    document.querySelector(':modal') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: parent, textContent } = text
    if (!textContent?.trim() || !parent?.checkVisibility()) continue
    if (parent.closest('.visually-hidden, :disabled, [aria-disabled="true"], option')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, top, width, height } = range.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!parent.contains(seen)) continue
    if (width < 4 || height < 4 || getComputedStyle(parent).clipPath !== 'none') continue
    places.push({
      text: textContent.trim().slice(0, 40),
      x: Math.round(left),
      y: Math.round(top),
      width: Math.round(width),
      height: Math.round(height),
    })
  }
  return places
}
