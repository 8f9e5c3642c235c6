import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { linear } from './site-colours'

interface Place {
  text: string
  x: number
  y: number
  width: number
  height: number
}

/**
 * The texts in the window whose lightest and darkest points have too little contrast. It is measured
 * in a picture: in forced colours the computed styles don't say what is painted.
 */
export async function faintTexts(page: Page): Promise<string[]> {
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
    return (linear(lightest / 255) + 0.05) / (linear(darkest / 255) + 0.05)
  }
  return places.filter((place) => contrastIn(place) < 4.5).map(({ text }) => text)
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
