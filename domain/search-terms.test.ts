import { expect, test } from 'vitest'
import { interleave, matches, searchKeysOf, wordsOf } from './search-terms'

test.each([
  ['Zephyr Outfitters', ['zephyr', 'outfitters']],
  ['  Café   ÉCLAT ', ['cafe', 'eclat']],
  ['Cafe\u0301', ['cafe']],
  ["Rosa's Garden & Home", ['rosa', 's', 'garden', 'home']],
  ['H&M', ['h', 'm']],
  ['new New NEW', ['new']],
  ['東京 ストア', ['東京', 'ストア']],
  ['Ｆｕｌｌ', ['full']],
  ['24/7', ['24', '7']],
  ['🦊 % _', []],
  ['', []],
])('the words of "%s" are %o', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('a word counts up to forty characters', () => {
  expect(wordsOf('x'.repeat(100))).toEqual(['x'.repeat(40)])
  expect(wordsOf('𝒳'.repeat(100))).toEqual(['x'.repeat(40)])
})

test('two interleaved words begin with the beginnings of both', () => {
  expect(interleave('out', 'zep')).toBe('ozuetp')
  expect(interleave('outfitters', 'zephyr').startsWith(interleave('out', 'zep'))).toBe(true)
  expect(interleave('a', 'zephyr')).toBe('az')
})

test('a name has entries for its words and its pairs of words, in any order', () => {
  expect(searchKeysOf('Zephyr Outfitters')).toEqual({
    words: ['zephyr', 'outfitters'],
    pairs: [interleave('outfitters', 'zephyr')],
  })
  expect(searchKeysOf('Outfitters Zephyr').pairs).toEqual(searchKeysOf('Zephyr Outfitters').pairs)
})

test('the entries of the longest name fit into a transaction, also when it replaces another name', () => {
  const name = Array.from({ length: 50 }, (_, at) => `a${at}`).join(' ')
  const { words, pairs } = searchKeysOf(name)
  expect({ words: words.length, pairs: pairs.length }).toEqual({ words: 16, pairs: 28 })
  const others = 4
  expect(2 * (words.length + pairs.length) + others).toBeLessThanOrEqual(100)
})

test.each([
  [['zephyr', 'outfitters'], ['out', 'zep'], true],
  [['zephyr', 'outfitters'], ['zephyr'], true],
  [['zephyr', 'outfitters'], ['fitters'], false],
  [['zephyr', 'outfitters'], ['zep', 'hat'], false],
  [['zephyr'], ['z', 'zep'], true],
  [['zephyr'], [], true],
])('the name %o matches all words of %o: %o', (name, query, expected) => {
  expect(matches(name, query)).toBe(expected)
})
