import { expect, test } from 'vitest'
import { largestAnswer } from '#domain/http/paging'
import { exceedsAnswer, firstThatFit } from './answer-size'

/** What an item adds to an answer besides its text: `{"text":""}` as JSON inside JSON, and the reserve. */
const frame = Buffer.byteLength(JSON.stringify(JSON.stringify({ text: '' }))) + 1024

const item = (bytes: number) => ({ text: 'x'.repeat(bytes - frame) })
const half = item(largestAnswer / 2)

test('a list that fits is complete', () => {
  const short = [{ text: 'a' }, { text: 'b' }]
  expect(firstThatFit(short)).toEqual(short)
  expect(firstThatFit([half, half])).toEqual([half, half])
  expect(firstThatFit([])).toEqual([])
})

test('of a list that is too large, the first items that fit are left', () => {
  expect(firstThatFit([half, item(largestAnswer / 2 + 1), half])).toEqual([half])
  expect(firstThatFit([half, half, { text: '' }])).toEqual([half, half])
})

test('an item that is too large by itself is left, alone', () => {
  const large = item(largestAnswer + 1)
  expect(firstThatFit([large, half])).toEqual([large])
})

test('of many small items each counts with what an answer adds to it', () => {
  const items = Array.from({ length: 1000 }, () => ({ text: '"'.repeat(800) }))
  expect(firstThatFit(items)).toHaveLength(Math.floor(largestAnswer / (frame + 4 * 800)))
})

test.each([
  ['a quotation mark takes four bytes', '"', 4],
  ['a letter with an accent takes two', 'é', 2],
  ['an emoji, two characters, takes four', '😀', 4],
])('%s', (_, character, bytes) => {
  const quarter = { text: character.repeat((largestAnswer / 4 - frame) / bytes) }
  expect(firstThatFit([quarter, quarter, quarter, quarter, quarter])).toHaveLength(4)
})

test('items exceed an answer by the characters of all their texts', () => {
  const texts = (count: number) => ({
    title: 'x'.repeat(1000),
    paragraphs: [{ text: 'x'.repeat(count - 1001) }, null, 7, { text: 'x' }],
  })
  expect(exceedsAnswer([texts(largestAnswer / 2), texts(largestAnswer / 2)])).toBe(false)
  expect(exceedsAnswer([texts(largestAnswer / 2), texts(largestAnswer / 2 + 1)])).toBe(true)
})
