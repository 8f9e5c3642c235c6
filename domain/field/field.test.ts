import { expect, test } from 'vitest'
import { id, line, numeric, prose } from './field'

const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message)

test('a line has one line, prose has several', () => {
  expect(line('Name', 10).parse(' a \n b ')).toBe('a b')
  expect(prose('Text').parse(' a \n b ')).toBe('a \n b')
})

test.each([
  [undefined, 'Name is required.'],
  [null, 'Name must be text.'],
  [7, 'Name must be text.'],
  [true, 'Name must be text.'],
  [['x'], 'Name must be text.'],
  [{}, 'Name must be text.'],
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
  [4.5, 4.5],
  ['4.5', 4.5],
  [' -7 ', -7],
  ['0', 0],
])('%o is a number', (value, number) => {
  expect(numeric('Rating').parse(value)).toBe(number)
})

test.each(['', ' ', undefined])('the number %o is missing', (value) => {
  expect(messagesOf(numeric('Rating').safeParse(value))).toEqual(['Rating is required.'])
})

test.each([
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
  NaN,
  [1],
])('%o is not a number', (value) => {
  expect(messagesOf(numeric('Rating').safeParse(value))).toEqual(['Rating must be a number.'])
})

test('an id is a ULID', () => {
  expect(id.safeParse('01ARZ3NDEKTSV4RRFFQ69G5FAV').success).toBe(true)
  expect(messagesOf(id.safeParse('../1'))).toEqual(['This is not a valid id.'])
})
