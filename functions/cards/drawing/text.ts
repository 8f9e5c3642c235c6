import bidiFactory from 'bidi-js'
import { cardText } from '#domain/card-text'
import type { Outline } from './coverage'
import type { Font } from './font'
import { fontFor } from './fonts'

const bidi = bidiFactory()

export type Direction = 'ltr' | 'rtl'

/** A text that can be drawn, in the order in which it is read. */
export interface DrawableText {
  text: string
  direction: Direction
}

/** A text as cards draw it, with its direction; null if it can't be drawn (domain/card-text.ts). */
export function drawable(given: string): DrawableText | null {
  const text = cardText(given)
  return text === null ? null : { text, direction: directionOf(text) }
}

/** The direction of the first letter that has one. */
function directionOf(text: string): Direction {
  const { paragraphs } = bidi.getEmbeddingLevels(text)
  return (paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr'
}

interface Placed {
  font: Font
  glyph: number
}

/** A line of a text at size 1, from left to right as it is seen. */
export interface Line {
  glyphs: Placed[]
  /** In ems. */
  width: number
}

/** Sets a line. `tracking` is added after each glyph, in ems. */
export function setLine(text: string, direction: Direction, tracking: number): Line {
  const glyphs = [...visually(text, direction)].flatMap((character) => {
    const codePoint = character.codePointAt(0)!
    const font = fontFor(codePoint)
    return font ? [{ font, glyph: font.glyphOf(codePoint) }] : []
  })
  const width = glyphs.reduce((sum, { font, glyph }) => sum + font.advanceOf(glyph) + tracking, 0)
  return { glyphs, width }
}

/** A line in the order in which it is seen, with mirrored brackets. */
function visually(text: string, direction: Direction): string {
  const levels = bidi.getEmbeddingLevels(text, direction)
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels)
  const order = bidi.getReorderedIndices(text, levels)
  return order.map((at) => mirrored.get(at) ?? text[at]).join('')
}

/** The outline of a line at a size in pixels, beginning at a point of its baseline. */
export function outlineOf(line: Line, [x, y]: readonly [number, number], size: number, tracking: number) {
  let left = x
  return line.glyphs.flatMap(({ font, glyph }): Outline => {
    const start = left
    left += (font.advanceOf(glyph) + tracking) * size
    return font
      .outlineOf(glyph)
      .map((contour) => contour.map(([dx, dy]) => [start + dx * size, y - dy * size] as const))
  })
}
