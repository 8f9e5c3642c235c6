import { expect, test } from 'vitest'
import { drawnRanges } from '#domain/card-text'
import { fontFor } from './fonts'

/** Code points in ranges, as domain/card-text.ts writes them. */
function rangesOf(has: (codePoint: number) => boolean): string[] {
  const ranges: string[] = []
  let first: number | undefined
  for (let code = 0; code <= 0x11_0000; code++) {
    const isIn = code <= 0x10_ffff && has(code)
    if (isIn) first ??= code
    else if (first !== undefined) {
      const [from, to] = [first, code - 1].map((each) => each.toString(16))
      ranges.push(from === to ? from! : `${from}-${to}`)
      first = undefined
    }
  }
  return ranges
}

test('the rule says of each code point there is whether a font has it', () => {
  expect(drawnRanges.split(' ')).toEqual(rangesOf((code) => fontFor(code) !== undefined))
})
