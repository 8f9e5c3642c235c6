import { expect, test } from 'vitest'
import { meaningText, originOf } from './proof-reasons'

test.each([
  ['works', 0.8, /at least three in four/],
  ['works', 0.74, /at least half of those/],
  ['few', 0.5, /at least half of those/],
  ['works', 0.49, /not sure/],
  ['checking', 0.9, /may not work/],
  ['untested', 0.9, /may work, or not/],
] as const)('of what %s with a confidence of %d it promises no more', (state, confidence, text) => {
  expect(meaningText({ state, confidence })).toMatch(text)
})

test('an offer says where it comes from', () => {
  expect(['feed:awin', 'staff'].map(originOf)).toEqual(['From a feed of the shop', 'Found by our staff'])
})
