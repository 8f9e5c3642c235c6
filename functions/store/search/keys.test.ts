import { expect, test } from 'vitest'
import { nameRank } from '#table/keys'
import { keyOfEntry } from './keys'

test("a key of the longest name fits into DynamoDB's limit", () => {
  // Normalization turns each of these characters into eighteen letters.
  const long = 'ﷺ'.repeat(100)
  const { sk } = keyOfEntry('pair', 'x'.repeat(80), nameRank(long, '01ARZ3NDEKTSV4RRFFQ69G5FAV'))
  expect(Buffer.byteLength(sk)).toBeLessThanOrEqual(1024)
})
