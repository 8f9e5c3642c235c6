import { xmlText } from '#domain/text/xml-text'
import { drawnWidth } from './render-svg'

export interface FittedText {
  lines: string[]
  isRightToLeft: boolean
  /** Pixels of an em. */
  size: number
}

export interface TextRoom {
  width: number
  size: number
  /** The most lines. @default 1 */
  lines?: number
  /** @default size */
  smallest?: number
}

export function fitText(
  text: string,
  { width, size, lines: maxLines = 1, smallest = size }: TextRoom,
): FittedText {
  // Most letters are wider, but not all.
  const perLine = Math.floor(width / (0.45 * smallest))
  const longWord = new RegExp(String.raw`(?:\S\p{M}*){${perLine}}(?=\S)`, 'gu')
  const words = shortened(text, perLine * maxLines)
    .replace(longWord, '$& ')
    .split(' ')
  const isRightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)
  const layouts = Array.from({ length: maxLines }, (_, at): FittedText => {
    const lines = split(words, at + 1)
    const measured = drawnWidth(textElements({ lines, size, isRightToLeft }))
    const fitting = Math.min(size, (smallest * maxLines) / lines.length, (size * width) / measured)
    return { lines, size: fitting, isRightToLeft }
  })
  return layouts.reduce((best, layout) => (layout.size > best.size ? layout : best))
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

function split(words: string[], count: number): string[] {
  const { length } = words.join(' ')
  const lines = Array.from({ length: count }, (): string[] => [])
  let at = 0
  for (const word of words) {
    lines[Math.floor(((at + word.length / 2) / length) * count)]!.push(word)
    at += word.length + 1
  }
  return lines.filter((line) => line.length > 0).map((line) => line.join(' '))
}

const leading = 1.1

export function heightOf({ lines, size }: FittedText): number {
  return lines.length * size * leading
}

export function textElements({ lines, size, isRightToLeft }: FittedText): string {
  // resvg takes a line for left to right without this character.
  const rightToLeft = isRightToLeft ? '\u202b' : ''
  const attributes = `font-size="${size}" letter-spacing="${-0.02 * size}"`
  return lines
    .map(
      (line, at) =>
        `<text y="${size * (0.86 + leading * at)}" ${attributes}>${rightToLeft}${xmlText(line)}</text>`,
    )
    .join('')
}
