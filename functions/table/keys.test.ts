import { expect, test } from 'vitest'
import { nameKeyOf, nameRank } from './keys'

test.each([
  ['Café  Éclat ', 'cafe-eclat'],
  ['H&M', 'h&m'],
  ['東京 ストア', '東京-ストア'],
])('"%s" is sorted as "%s"', (name, key) => {
  expect(nameKeyOf(name)).toBe(key)
})

test('a name comes before longer names that begin with it', () => {
  const ranks = ['Nike Air', 'Nike', 'Nikea'].map((name) => nameRank(name, '1'))
  expect(ranks.toSorted()).toEqual(['nike#1', 'nike-air#1', 'nikea#1'])
})

test('a name that grows in the form for sorting still fits into a key of the database', () => {
  const name = '\ufdfa'.repeat(100)
  expect(name.normalize('NFKD').length).toBe(1800)
  expect(Array.from(nameKeyOf(name))).toHaveLength(100)
})
