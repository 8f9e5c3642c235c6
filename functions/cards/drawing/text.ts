import bidiFactory from 'bidi-js'
import { joinArabic } from './arabic'
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

/** Vowels and other signs around Arabic and Hebrew letters. */
const vowelSigns = /[\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g

/** No name is longer. What is longer is not looked at. */
const longestText = 400

/**
 * A text as cards draw it: composed, on one line, without signs that need a shaping engine (vowels of Arabic
 * and Hebrew) or that no font has (emoji). Null if it has nothing to draw, or a letter that no font has:
 * boxes would say less than nothing.
 */
export function drawable(given: string): DrawableText | null {
  const composed = given.slice(0, longestText).normalize('NFC').replace(/\s+/gu, ' ')
  const shaped = joinArabic(composed.replace(vowelSigns, ''))
  let text = ''
  for (const character of shaped) {
    if (/\p{Cf}/u.test(character)) continue
    if (character === ' ' || fontFor(character.codePointAt(0)!)) text += character
    else if (/[\p{L}\p{N}]/u.test(character)) return null
  }
  text = text.replace(/ +/g, ' ').trim()
  return text === '' ? null : { text, direction: directionOf(text) }
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
