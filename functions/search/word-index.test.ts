import { expect, test } from 'vitest'
import { couponWords } from '#functions/coupon/words'
import { reviewWords } from '#functions/review/words'
import { entriesOf, type WordIndex } from './word-index'

const words = (start: string) => Array.from({ length: 100 }, (_, at) => `${start}${at}`).join(' ')
const item = { pk: 'A#1', sk: 'A', _id: '1', createdAt: '2026-05-01T00:00:00.000Z' }

test.each<[WordIndex, object, string]>([
  [couponWords, { couponCode: 'CODE', title: words('a'), link: 'https://x.example/' }, 'code'],
  [reviewWords, { reviewerName: 'Ada', text: `${words('a')} extraordinary` }, 'ada'],
])('old and new words of the longest text fit a transaction: %o', (index, texts, first) => {
  const entries = entriesOf(index, { ...item, ...texts } as never)
  expect(entries).toHaveLength(44)
  expect(entries[0]?.words[0]).toBe(first)
  expect(entries[0]?.words.includes('extraordinary')).toBe(index === reviewWords)
})
