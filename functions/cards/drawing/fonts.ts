import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Font, parseFont } from './font'

/**
 * The fonts of cards, the preferred one first: the site's own, then one for each other script. Their files
 * are in packages, and in a deployed function beside its code (infra/build/bundle-function.ts).
 */
export const fontFiles = [
  ...['latin', 'latin-ext', 'vietnamese'].map(
    (subset) => `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-800-normal.woff`,
  ),
  ...['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map(
    (subset) => `@fontsource/noto-sans/files/noto-sans-${subset}-700-normal.woff`,
  ),
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff',
  '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff',
] as const

const loaded = new Map<string, Font>()

/** The first font that has a character; undefined if none has. Fonts are read when a text needs them. */
export function fontFor(codePoint: number): Font | undefined {
  for (const file of fontFiles) {
    const font = loaded.get(file) ?? load(file)
    if (font.glyphOf(codePoint) !== 0) return font
  }
  return undefined
}

function load(file: string): Font {
  const font = parseFont(readFontFile(file))
  loaded.set(file, font)
  return font
}

function readFontFile(file: string): Buffer {
  try {
    return readFileSync(new URL(`fonts/${file.split('/').at(-1)}`, import.meta.url))
  } catch {
    return readFileSync(createRequire(import.meta.url).resolve(file))
  }
}
