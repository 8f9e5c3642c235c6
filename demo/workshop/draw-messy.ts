import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { messyImage, type MessyImage } from '../messy/images'
import { circle, ellipse, rect, shape } from './drawing/svg'

const [night, sun, sea, cream] = ['#2a1533', '#f6b73c', '#1f6f8b', '#fdf6ea']

/** An SVG without a background. */
function picture(width: number, height: number, ...parts: string[]): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`
}

/** A word whose middle is at this place. Fonts differ between machines, so the results are committed. */
function word(text: string, x: number, y: number, size: number, fill: string): string {
  const style = `font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle"`
  return `<text x="${x}" y="${y + size * 0.36}" fill="${fill}" ${style}>${text}</text>`
}

const drawn = (svg: string) => sharp(Buffer.from(svg))
const small = (image: Sharp) => image.png({ palette: true, effort: 10 })

/** Three pictures, one after the other, without an end. */
async function animated(...frames: string[]): Promise<Sharp> {
  const pictures = await Promise.all(frames.map((svg) => drawn(svg).png().toBuffer()))
  return sharp(pictures, { join: { animated: true } }).gif({ loop: 0, delay: frames.map(() => 400) })
}

const wordmark = (fill: string) =>
  picture(400, 160, circle(70, 80, 46, fill), word('Folio &amp; Co', 258, 80, 52, fill))

const scene = (width: number, height: number) =>
  picture(
    width,
    height,
    rect(0, 0, width, height, '#bfe3ea'),
    circle(width * 0.72, height * 0.3, Math.min(width, height) * 0.16, sun),
    ellipse(width * 0.3, height, width * 0.5, height * 0.42, sea),
    ellipse(width * 0.85, height * 1.04, width * 0.45, height * 0.34, '#174f63'),
  )

const step = (fill: string, text: string) =>
  picture(240, 240, rect(0, 0, 240, 240, fill), word(text, 120, 120, 96, cream))

const pictures: Record<MessyImage, Sharp> = {
  'banner-10-to-1.png': small(
    drawn(picture(600, 60, rect(0, 0, 600, 60, night), word('TEN TIMES AS WIDE AS HIGH', 300, 30, 34, sun))),
  ),
  'white-on-transparent.png': small(drawn(wordmark('#ffffff'))),
  'icon-16.png': small(
    drawn(picture(16, 16, rect(0, 0, 16, 16, sea, 3), shape('M3 12 8 3l5 9h-3l-2-4-2 4z', cream))),
  ),
  'black-on-transparent.png': small(drawn(wordmark('#000000'))),
  'tower-1-to-10.png': small(
    drawn(
      picture(
        60,
        600,
        rect(0, 0, 60, 600, sea),
        ...[...'TOWERING'].map((letter, at) => word(letter, 30, 55 + at * 70, 44, cream)),
      ),
    ),
  ),
  'opaque-square.webp': drawn(step(sea, 'Sq')).webp({ quality: 80 }),
  'photograph.jpg': drawn(scene(300, 200)).jpeg({ quality: 70 }),
  'tiny-in-large.png': small(drawn(picture(400, 400, word('tiny', 200, 200, 30, night)))),
  'animated.gif': await animated(step('#a52e05', '1st'), step(sea, '2nd'), step(night, '3rd')),
  'one-pixel.png': small(drawn(picture(1, 1, rect(0, 0, 1, 1, '#b93609')))),
  'pale-on-transparent.webp': drawn(wordmark('#fbdf9f')).webp({ lossless: true }),
  'dark-square.png': small(
    drawn(picture(240, 240, rect(0, 0, 240, 240, '#0b0710'), word('noir', 120, 120, 72, '#3a2b45'))),
  ),
  'cover-40.png': small(drawn(scene(40, 40))),
  'cover-tower.jpg': drawn(scene(90, 900)).jpeg({ quality: 70 }),
  'cover-banner.webp': drawn(scene(1600, 100)).webp({ quality: 70 }),
  'cover-usual.webp': drawn(scene(880, 495)).webp({ quality: 60 }),
  'cover-animated.gif': await animated(scene(320, 180), scene(320, 180).replaceAll(sun, night)),
  'cover-square.jpg': drawn(scene(480, 480)).jpeg({ quality: 60 }),
  'cover-transparent.png': small(drawn(wordmark('#64506c')).resize({ width: 640 })),
}

// Draws the pictures of the messy catalogue anew: `npx tsx demo/workshop/draw-messy.ts`. The results are committed.
await rm(messyImage(), { recursive: true, force: true })
await mkdir(messyImage(), { recursive: true })
for (const [name, image] of Object.entries(pictures)) {
  await writeFile(messyImage(name as MessyImage), await image.toBuffer())
}
