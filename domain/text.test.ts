import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { id, line, link, numeric, prose } from './text'

const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message)

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

test('the raw length of text is bounded before it is tidied, whatever would be left of it', () => {
  const padded = (spaces: number) => `a${' '.repeat(spaces)}`
  for (const text of [line('Name', 5), prose('Name', 5)]) {
    expect(text.parse(padded(100))).toBe('a')
    expect(messagesOf(text.safeParse(padded(1_000_000)))).toEqual(['Name may have at most 5 characters.'])
  }
})

test.each([
  'https://example.com',
  'http://example.com/a?b=c#d',
  'HTTPS://EXAMPLE.COM',
  'https://пример.рф/ü',
  'https://xn--e1afmkfd.xn--p1ai',
  'https://shop.example.com:8443/',
  'http://[2001:db8::1]/',
  'http://192.0.2.1',
  'https://example.com?to=https://shop.example.com/%20a&mail=a@example.com',
  'https://example.com/@shop/a:b',
])('%s is a link', (text) => {
  expect(link().parse(text)).toBe(text)
})

const noLink = ['Link must be a full address starting with http:// or https://.']

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'example.com',
  '//example.com',
  'https://',
  'https://?',
  'https://:443',
  'https://example.com:99999',
  'https://example.com:port',
  'https://user:secret@example.com',
  'https://shop.example.com@example.org',
  'https://@example.com',
  'https://%65xample.com',
  'https://exam\u00ADple.com',
  'https://example.com/a b',
  'https://exam\nple.com',
  'ht\ttps://example.com',
])('%j is not a link', (text) => {
  expect(messagesOf(link().safeParse(text))).toEqual(noLink)
})

test('a text whose host a browser would have to correct is not a link', () => {
  const slashes = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', ' '), maxLength: 4 })
  fc.assert(
    fc.property(
      fc.constantFrom('http:', 'https:', 'HTTPS:'),
      slashes,
      fc.domain(),
      (scheme, between, host) => {
        fc.pre(between !== '//')
        expect(messagesOf(link().safeParse(scheme + between + host))).toEqual(noLink)
      },
    ),
  )
})

test('a link leads to the host that its text shows', () => {
  const hidden = fc.constantFrom('@', ':x@', '\\', '%61', '\t', '\n', ' ', '\u200B', '\u00AD', '\u2060')
  fc.assert(
    fc.property(fc.domain(), fc.nat(), hidden, (host, place, text) => {
      expect(link().parse(`https://${host}/a`)).toBe(`https://${host}/a`)
      const at = place % (host.length + 1)
      const address = `https://${host.slice(0, at)}${text}${host.slice(at)}/a`
      expect(messagesOf(link().safeParse(address))).toEqual(noLink)
    }),
  )
})

test.each([
  [4.5, 4.5],
  ['4.5', 4.5],
  [' -7 ', -7],
  ['0', 0],
])('%o is a number', (value, number) => {
  expect(numeric('Rating').parse(value)).toBe(number)
})

test.each([
  '',
  'four',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '1,5',
  '1.',
  'x1',
  '1x',
  '1234567890',
  '0.1234567890',
  null,
  undefined,
  NaN,
  [1],
])('%o is not a number', (value) => {
  expect(messagesOf(numeric('Rating').safeParse(value))).toEqual(['Rating must be a number.'])
})

test('an id is a ULID', () => {
  expect(id.safeParse('01ARZ3NDEKTSV4RRFFQ69G5FAV').success).toBe(true)
  expect(messagesOf(id.safeParse('../1'))).toEqual(['This is not a valid id.'])
})
