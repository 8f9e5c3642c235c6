import { expect, test } from 'vitest'
import { isIndexable, shortestText } from './indexable'

const empty = { description: '', hasLiveOffer: false, reviews: 0 }

test.each([
  ['nothing', {}, false],
  ['a live offer', { hasLiveOffer: true }, true],
  ['an approved review', { reviews: 1 }, true],
  ['a text', { description: 'a'.repeat(shortestText) }, true],
  ['a few words', { description: 'a'.repeat(shortestText - 1) }, false],
  ['a few words far apart', { description: `a${' \n'.repeat(shortestText)}b` }, false],
])('a store with %s is listed or not', (_, facts, listed) => {
  expect(isIndexable({ ...empty, ...facts })).toBe(listed)
})
