import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newSlugProblem, slugOf, slugProblem } from './slug'

test.each([
  ['Nike', 'nike'],
  ['  Zephyr   Outfitters ', 'zephyr-outfitters'],
  ['Tab\tand\nline', 'tab-and-line'],
  ['H&M', 'h&m'],
  ['Café Éclat', 'café-éclat'],
  ['東京 ストア', '東京-ストア'],
  ['already-a-slug', 'already-a-slug'],
  ['   ', ''],
])('the slug of "%s" is "%s"', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

/** Any character of Unicode; fast-check's own 'binary' unit takes seconds to set up. */
const character = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))

test('slugOf leaves a slug unchanged, in any Unicode composition', () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), (name) => {
      const slug = slugOf(name)
      for (const form of ['NFC', 'NFD'] as const) expect(slugOf(slug.normalize(form))).toBe(slug)
    }),
    { numRuns: 500 },
  )
})

test.each(['nike', 'h&m', 'café', '🦊', '4-seasons', 'a.b', '.net', 'inc.', 'x'.repeat(100)])(
  '"%s" can be an address',
  (slug) => {
    expect(slugProblem(slug)).toBeNull()
  },
)

test.each([
  ['', 'A slug is required.'],
  ['x'.repeat(101), 'The slug may have at most 100 characters.'],
  ['a/b', 'The slug may not contain / \\ ? # or %.'],
  ['a\\b', 'The slug may not contain / \\ ? # or %.'],
  ['a?b', 'The slug may not contain / \\ ? # or %.'],
  ['a#b', 'The slug may not contain / \\ ? # or %.'],
  ['100%', 'The slug may not contain / \\ ? # or %.'],
  ['.', 'The slug needs a letter or a digit.'],
  ['..', 'The slug needs a letter or a digit.'],
  ['.....', 'The slug needs a letter or a digit.'],
])('"%.20s" cannot be an address', (slug, problem) => {
  expect(slugProblem(slug)).toBe(problem)
  expect(newSlugProblem(slug)).toBe(problem)
})

test.each(['a', '7', 'é', '東', 'ص', 'क', '٣', 'x+', '-a-', 'h&m', '🦊', '❤', '👩‍👩‍👧', '🇩🇪', '1️⃣', '&🦊'])(
  '"%s" can be a new slug',
  (slug) => {
    expect(newSlugProblem(slug)).toBeNull()
  },
)

test.each(['&+:@,', '-', '---', '!', '"', '€', '+++', '\u0301', '。', '…'])(
  '"%s" has no letter: it stays where it is stored, and is refused as a new slug',
  (slug) => {
    expect(slugProblem(slug)).toBeNull()
    expect(newSlugProblem(slug)).toBe('The slug needs a letter or a digit.')
  },
)
