import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clean, cleanAddress, cleanLine } from './clean'

test.each([
  ['white space around', '  a  ', 'a'],
  ['line ends of Windows and of old Macs', 'a\r\nb\rc', 'a\nb\nc'],
  ['control characters', 'a\u0000\u0007b\u009f', 'ab'],
  ['marks that turn the reading order', 'abc\u202Etxt\u2066', 'abctxt'],
  ['half of a character', 'a\ud83eb', 'ab'],
  ['accents as combining marks', 'e\u0301', 'é'],
  ['spaces without width', 'a\u200Bb\u2060c\uFEFFd', 'abcd'],
  ['joiners between letters that do not join', 'a\u200Db\u200Cc', 'abc'],
  ['joiners beside white space', 'a \u200D b', 'a  b'],
  ['a joiner at the end of an emoji', '👩\u200D', '👩'],
  ['a variant of what has none', 'a\uFE0Fb\uFE0E', 'ab'],
  ['a variant of a digit that is no key', '1\uFE0F', '1'],
  ['tags without a flag', 'a\u{E0067}\u{E007F}', 'a'],
  ['letters that are blank', 'a\u3164b\u115F', 'ab'],
  ['more marks than a letter can carry', `a${'\u0316'.repeat(99)}`, `a${'\u0316'.repeat(3)}`],
  ['more marks of a script than it has', `ก${'\u0E38'.repeat(99)}`, `ก${'\u0E38'.repeat(30)}`],
])('%s are removed', (_, text, expected) => {
  expect(clean(text)).toBe(expected)
})

test.each([
  'tabs\tand\nlines',
  'עברית',
  'emoji 👩‍👩‍👧 family',
  '👩‍💻',
  '👩🏽‍🚀',
  '🏳️‍🌈',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '❤️',
  '☺︎',
  '1️⃣',
  'می‌خواهم',
  'क्‍ष',
  'ශ්‍රී',
  'ന്‍',
  '葛󠄀',
  'ᠠ᠋',
  '<b>&amp;</b>',
])('"%s" is unchanged', (text) => {
  expect(clean(text)).toBe(text)
})

test('direction marks and soft hyphens are kept in prose and removed from names', () => {
  const text = 'C++\u200E ist gut\u00AD'
  expect([clean(text), cleanLine(text)]).toEqual([text, 'C++ ist gut'])
})

/** Characters that change whether their neighbours are removed. */
const touchy = fc.string({
  unit: fc.constantFrom(
    ...'aéक़कا가👩🏴❤1#葛ᠠ \r\n\t',
    ...'\u0000\u00AD\u0300\u0315\u0327\u093C\u094D\u180B\u200B\u200C\u200D\u200E\u202E\u20E3\u2060\u3164\uD800\uFE00\uFE0E\uFE0F',
    '\u{1F3FD}',
    '\u{E0067}',
    '\u{E007F}',
    '\u0315\u0300'.repeat(20),
  ),
  maxLength: 20,
})

test.each([
  ['prose', clean],
  ['a line', cleanLine],
  ['an address', cleanAddress],
])('clean %s is unchanged', (_, tidy) => {
  fc.assert(
    fc.property(fc.oneof(touchy, fc.string({ unit: 'binary' })), (text) => {
      expect(tidy(tidy(text))).toBe(tidy(text))
    }),
    { numRuns: 500 },
  )
})

test('two names that look alike become the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        '\u0000',
        '\u200B',
        '\u200C',
        '\u200D',
        '\u200E',
        '\u202E',
        '\u2060',
        '\uFE0F',
        '\uFEFF',
      ),
      fc.nat(6),
      (hidden, at) => {
        expect(cleanLine('Zephyr'.slice(0, at) + hidden + 'Zephyr'.slice(at))).toBe('Zephyr')
      },
    ),
  )
})
