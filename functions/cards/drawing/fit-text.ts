import { type Direction, type DrawableText, type Line, setLine } from './text'

/** A text in lines of one size. */
export interface FittedText {
  lines: Line[]
  direction: Direction
  /** Pixels of an em. */
  size: number
}

interface Room {
  /** Pixels. */
  width: number
  /** The sizes to try, the largest first, each with the most lines that there is room for. */
  sizes: readonly (readonly [size: number, lines: number])[]
  /** Ems between letters beyond what the font says. @default 0 */
  tracking?: number
}

const ellipsis = '…'

/**
 * A text at the largest size at which its words fit. If none does, long words are broken and the end is left
 * out.
 */
export function fitText({ text, direction }: DrawableText, { width, sizes, tracking = 0 }: Room): FittedText {
  const setAll = (lines: string[], size: number) => ({
    lines: lines.map((line) => setLine(line, direction, tracking)),
    direction,
    size,
  })
  const widthOf = (line: string, size: number) => setLine(line, direction, tracking).width * size
  for (const [size, most] of sizes) {
    const lines = wrap(text, (line) => widthOf(line, size) <= width)
    if (lines !== null && lines.length <= most) return setAll(lines, size)
  }
  const [size, most] = sizes.at(-1)!
  const fits = (line: string) => widthOf(line, size) <= width
  const lines = wrap(broken(text, fits), fits) ?? []
  if (lines.length <= most) return setAll(lines, size)
  return setAll([...lines.slice(0, most - 1), shortened(lines[most - 1]!, fits)], size)
}

/** The lines of a text; null if a word is longer than a line. */
function wrap(text: string, fits: (line: string) => boolean): string[] | null {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) line = longer
    else if (line === '' || !fits(word)) return null
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

/** A text whose words all fit. */
function broken(text: string, fits: (line: string) => boolean): string {
  return text
    .split(' ')
    .flatMap((word) => (fits(word) ? [word] : pieces(word, fits)))
    .join(' ')
}

function pieces(word: string, fits: (line: string) => boolean): string[] {
  const found: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      found.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...found, piece]
}

function shortened(line: string, fits: (line: string) => boolean): string {
  let kept = line
  while (kept !== '' && !fits(kept + ellipsis)) kept = kept.slice(0, -1)
  return kept.trimEnd() + ellipsis
}
