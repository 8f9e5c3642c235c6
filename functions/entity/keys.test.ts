import { expect, test } from 'vitest'
import { collationKeyOf } from '#domain/text/fold'
import { inRank, keyOf } from './keys'

test('stores are ranked by rating, the best first, ties by name', () => {
  const stores: [number, string][] = [
    [0, 'Zero'],
    [4.9, 'Beta'],
    [5, 'Top'],
    [4.9, 'Alpha'],
    [0.1, 'Low'],
  ]
  const ranks = stores.map(([rating, name]) => inRank.store(rating, name, '1').rankSk)
  expect(ranks.toSorted()).toEqual(['00#top#1', '01#alpha#1', '01#beta#1', '49#low#1', '50#zero#1'])
})

test("a key of the longest name fits into DynamoDB's limit", () => {
  // Normalization turns each of these characters into eighteen letters.
  const long = 'ﷺ'.repeat(100)
  const { sk } = keyOf.pair('x'.repeat(80), collationKeyOf(long), '01ARZ3NDEKTSV4RRFFQ69G5FAV')
  expect(Buffer.byteLength(sk)).toBeLessThanOrEqual(1024)
})
