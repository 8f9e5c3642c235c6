import { expect, test } from 'vitest'
import { isLong } from './long-text'

const line = 'a'.repeat(75)

test.each([
  ['nothing', '', false],
  ['eight full lines', Array(8).fill(line).join('\n'), false],
  ['as much without breaks', line.repeat(8), false],
  ['one character more', `${line.repeat(8)}a`, true],
  ['nine short lines', Array(9).fill('a').join('\n'), true],
  ['empty lines, which take room too', `a${'\n'.repeat(8)}b`, true],
  ['a few letters with many marks', 'a\u0301\u0316'.repeat(500), false],
])('a text is long when it has more lines than are in view: %s', (_, text, long) => {
  expect(isLong(text)).toBe(long)
})
