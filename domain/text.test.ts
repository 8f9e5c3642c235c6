import { expect, test } from 'vitest'
import { clean, id, line, link, numeric, prose } from './text'

const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message)

test.each([
  ['white space around', '  a  ', 'a'],
  ['line ends of Windows and of old Macs', 'a\r\nb\rc', 'a\nb\nc'],
  ['control characters', 'a\u0000\u0007b\u009f', 'ab'],
  ['marks that turn the reading order', 'abc\u202Etxt\u2066', 'abctxt'],
  ['half of a character', 'a\ud83eb', 'ab'],
  ['accents as combining marks', 'e\u0301', 'é'],
])('%s do not reach the store', (_, text, expected) => {
  expect(clean(text)).toBe(expected)
})

test.each([
  'tabs\tand\nlines',
  'עברית',
  'emoji 👩‍👩‍👧 family',
  '👩‍💻',
  '❤️',
  '1️⃣',
  'می‌خواهم',
  'क्‍ष',
  '<b>&amp;</b>',
])('"%s" stays as it is', (text) => {
  expect(clean(text)).toBe(text)
})

test('a line has one line, prose has several', () => {
  expect(line('Name', 10).parse(' a \n b ')).toBe('a b')
  expect(prose('Text').parse(' a \n b ')).toBe('a \n b')
})

test.each([
  [undefined, 'Name is required.'],
  [null, 'Name is required.'],
  [7, 'Name is required.'],
  [' \n ', 'Name is required.'],
  ['\u0000', 'Name is required.'],
  ['\u200B', 'Name is required.'],
  ['\uFEFF \u200D\u2060', 'Name is required.'],
  ['\u00AD\uFE0F', 'Name is required.'],
  ['\u3164\u2800', 'Name is required.'],
  ['x'.repeat(6), 'Name may have at most 5 characters.'],
])('a line of %o is refused', (value, message) => {
  expect(messagesOf(line('Name', 5).safeParse(value))).toEqual([message])
})

test.each([
  'https://example.com',
  'http://example.com/a?b=c#d',
  'HTTPS://EXAMPLE.COM',
  'https://пример.рф/ü',
])('%s is a link', (text) => {
  expect(link().parse(text)).toBe(text)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'example.com',
  '//example.com',
  'https://',
])('%s is no link', (text) => {
  expect(messagesOf(link().safeParse(text))).toEqual([
    'Link must be a full address starting with http:// or https://.',
  ])
})

test.each([
  [4.5, 4.5],
  ['4.5', 4.5],
  [' -7 ', -7],
  ['0', 0],
])('%o is a number', (value, number) => {
  expect(numeric('Rating').parse(value)).toBe(number)
})

test.each(['', 'four', '1e3', '0x10', 'NaN', 'Infinity', '1,5', '1.', null, undefined, NaN, [1]])(
  '%o is no number',
  (value) => {
    expect(messagesOf(numeric('Rating').safeParse(value))).toEqual(['Rating must be a number.'])
  },
)

test('an id is a ULID', () => {
  expect(id.safeParse('01ARZ3NDEKTSV4RRFFQ69G5FAV').success).toBe(true)
  expect(messagesOf(id.safeParse('../1'))).toEqual(['This is not a valid id.'])
})
