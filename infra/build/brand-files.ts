import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { site } from '../../site/site.ts'
import { customProperty } from './colour-properties.ts'

export const brandFileTypes = {
  'favicon.svg': 'image/svg+xml',
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icons/maskable-512.png': 'image/png',
  'icons/192.png': 'image/png',
  'icons/512.png': 'image/png',
  'manifest.webmanifest': 'application/manifest+json',
  'person.svg': 'image/svg+xml',
} as const

type BrandFile = keyof typeof brandFileTypes

export interface Logo {
  viewBox: string
  drawing: string
}

/** Each page carries the drawing twice. */
const maxInline = 2000

/** Throws if it is no SVG with a view box. */
function readLogo(root: string): string {
  const svg = readFileSync(resolve(root, site.logo), 'utf8').replace(/^\s*<\?xml[^>]*\?>/, '')
  if (/<svg\b[^>]*\sviewBox="[^"]+"/.test(svg)) return svg.trim()
  throw new Error(`${site.logo}, the logo of site.ts, is no SVG with a viewBox, such as viewBox="0 0 32 32".`)
}

/** Null for a long logo, and for one whose ids or styles would collide with the page's. */
export function inlineLogo(root: string): Logo | null {
  const svg = readLogo(root)
  const [, attributes = '', drawing = ''] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(svg) ?? []
  const [, viewBox = ''] = /\sviewBox="([^"]+)"/.exec(attributes) ?? []
  // Attributes of the outermost element would be lost.
  const styled = /\s(?:fill|stroke|style|class|transform)[\w-]*=/.test(attributes)
  const isOwn = /\s(?:id|class)=|<(?:style|script|image|use|foreignObject)\b/i.test(drawing)
  return styled || isOwn || drawing.length > maxInline ? null : { viewBox, drawing: drawing.trim() }
}

/** A file has no custom properties: `var(--accent, #d9480f)` becomes its fallback. */
export function logoFile(root: string): string {
  const colours = new Map(
    Object.entries(site.colours.light).map(([name, hex]) => [customProperty(name), hex]),
  )
  return readLogo(root).replace(
    /var\((--[\w-]+)(?:,\s*([^)]+))?\)/g,
    (whole, name: string, fallback?: string) => fallback ?? colours.get(name) ?? whole,
  )
}

export async function brandFiles(root: string): Promise<Record<BrandFile, string | Buffer>> {
  const { default: sharp } = await import('sharp')
  const logo = Buffer.from(logoFile(root))
  const { paper, gold, onGold } = site.colours.light
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  async function icon(size: number, share = 1, background: string | typeof clear = clear): Promise<Buffer> {
    const inner = Math.round(size * share)
    // Draws the logo at least as large as it is shown, whatever its own size.
    const drawn = await sharp(logo, { density: 1200, limitInputPixels: false })
      .resize(inner, inner, { fit: 'contain', background: clear })
      .toBuffer()
    const square = sharp({ create: { width: size, height: size, channels: 4, background } })
    return square
      .composite([{ input: drawn }])
      .png({ compressionLevel: 9 })
      .toBuffer()
  }
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await icon(size) })))
  return {
    'favicon.svg': logoFile(root),
    'favicon.ico': iconFile(small),
    // Neither may be transparent: the device fills it, one with black, and cuts its corners.
    'apple-touch-icon.png': await icon(180, 0.76, paper),
    'icons/maskable-512.png': await icon(512, 0.6, paper),
    'icons/192.png': await icon(192),
    'icons/512.png': await icon(512),
    'manifest.webmanifest': JSON.stringify(manifest()),
    'person.svg': personWithoutPicture(gold, onGold),
  }
}

function manifest() {
  const { name, shortName, description, language, colours } = site
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose })
  return {
    id: '/',
    name,
    short_name: shortName,
    description,
    lang: language.tag,
    dir: language.direction,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: colours.light.paper,
    background_color: colours.light.paper,
    icons: [
      icon('/icons/192.png', '192x192', 'any'),
      icon('/icons/512.png', '512x512', 'any'),
      icon('/icons/maskable-512.png', '512x512', 'maskable'),
    ],
  }
}

/** ICO: a head, an entry of 16 bytes for each image, then the images as PNG. */
function iconFile(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [at, { size, png }] of images.entries()) {
    const entry = 6 + 16 * at
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)])
}

function personWithoutPicture(ground: string, person: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="96" height="96"><path fill="${ground}" d="M0 0h48v48H0z"/><circle cx="24" cy="19" r="9" fill="${person}"/><path fill="${person}" d="M6 48c0-11 8-17 18-17s18 6 18 17z"/></svg>\n`
}
