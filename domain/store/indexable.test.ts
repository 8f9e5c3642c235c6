import { expect, test } from 'vitest'
import { isIndexable, isLongDescription, shortestText } from './indexable'

const empty = { isText: false, hasLiveOffer: false, hasReviews: false }

test.each([
  ['nothing', {}, false],
  ['a text', { isText: true }, true],
  ['a live offer', { hasLiveOffer: true }, true],
  ['an approved review', { hasReviews: true }, true],
])('a store with %s is listed or not', (_, facts, listed) => {
  expect(isIndexable({ ...empty, ...facts })).toBe(listed)
})

test.each([
  ['', false],
  ['a'.repeat(shortestText), true],
  ['a'.repeat(shortestText - 1), false],
  [`a${' \n'.repeat(shortestText)}b`, false],
])('the description %j is a text or not', (description, expected) => {
  expect(isLongDescription(description)).toBe(expected)
})
