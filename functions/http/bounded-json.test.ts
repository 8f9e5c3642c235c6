import { expect, test } from 'vitest'
import { AppError } from '#domain/http/errors'
import { parseJson } from './bounded-json'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const list = (values: number) => `[${Array.from({ length: values }, () => '1').join()}]`

test('JSON is parsed up to 32 levels and 20,001 values', () => {
  expect(parseJson(nested(32))).toEqual(JSON.parse(nested(32)))
  expect(parseJson(list(20_001))).toHaveLength(20_001)
  expect(parseJson(`{"a":${nested(31)}}`)).toEqual({ a: JSON.parse(nested(31)) })
})

test.each([
  ['lists', nested(33)],
  ['objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`],
  ['a list in an object', `{"a":${nested(32)}}`],
])('more levels of %s are refused', (_, text) => {
  expect(() => parseJson(text)).toThrow(new AppError('invalid', 'JSON may be nested 32 levels deep at most.'))
})

test('more values are refused before they are parsed', () => {
  const refusal = new AppError('invalid', 'JSON may have 20,000 values at most.')
  expect(() => parseJson(list(20_002))).toThrow(refusal)
  expect(() => parseJson(`[${'x,'.repeat(20_002)}`)).toThrow(refusal)
})

test.each([
  ['brackets', '[{'.repeat(100)],
  ['commas', ','.repeat(30_000)],
  ['quotes', '["'.repeat(100)],
  ['backslashes', `${'\\'.repeat(100)}[[${'"'.repeat(3)}`],
])('%s within text do not count', (_, text) => {
  expect(parseJson(JSON.stringify([text, text]))).toEqual([text, text])
})

test('neighbours of closed lists do not count as their levels', () => {
  const text = `[${Array.from({ length: 100 }, () => '[{}]').join()}]`
  expect(parseJson(text)).toHaveLength(100)
})
