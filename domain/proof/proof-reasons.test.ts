import { expect, test } from 'vitest'
import { meaningText, originOf } from './proof-reasons'

const untried = { checkedAt: null, testedAt: null, testOutcome: null }

test.each([
  ['works', 8, 10, /fairly sure/],
  ['works', 7, 10, /some of those/],
  ['few', 2, 2, /too few/],
  ['checking', 5, 5, /may not work/],
  ['untested', 0, 0, /may work, or not/],
] as const)('of what %s for %d of %d people it promises no more', (state, worked, total, text) => {
  expect(meaningText({ state, worked, total, ...untried })).toMatch(text)
})

test('an offer says where it comes from', () => {
  expect(['feed:awin', 'staff'].map(originOf)).toEqual(['From a feed of the shop', 'Found by our staff'])
})
