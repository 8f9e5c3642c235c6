import { expect, test } from 'vitest'
import { nameRank } from './keys'

test('a name comes before longer names that begin with it', () => {
  const ranks = ['Nike Air', 'Nike', 'Nikea'].map((name) => nameRank(name, '1'))
  expect(ranks.toSorted()).toEqual(['nike#1', 'nike-air#1', 'nikea#1'])
})
