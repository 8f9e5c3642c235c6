import { expect, test } from 'vitest'
import { gapsNear, interleave, isNear, searchKeysOf, wholeOf, wordsOf } from './search-keys'

test.each([
  ['new New NEW', ['new']],
  ['24/7', ['24', '7']],
  ['x'.repeat(100), ['x'.repeat(40)]],
  ['𝒳'.repeat(100), ['x'.repeat(40)]],
  ['🦊'.repeat(100), ['🦊'.repeat(40)]],
])('the words of "%.12s" are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each([
  ['Best Buy', 'bestbuy'],
  ["O'Reilly", 'oreilly'],
  ['🦊 Fox', 'fox'],
  ['! ?', '!?'],
])('"%s" as a whole is "%s"', (name, whole) => {
  expect(wholeOf(name)).toBe(whole)
})

test('two interleaved words begin with the beginnings of both', () => {
  expect(interleave('out', 'zep')).toBe('ozuetp')
  expect(interleave('outfitters', 'zephyr').startsWith(interleave('out', 'zep'))).toBe(true)
  expect(interleave('a', 'zephyr')).toBe('az')
})

test('a name has keys for its words, its pairs of words in any order, its letters, and its words with gaps', () => {
  expect(searchKeysOf('Zephyr Outlet')).toEqual({
    words: ['zephyr', 'outlet'],
    paired: 2,
    whole: 'zephyroutlet',
    pairs: [interleave('outlet', 'zephyr')],
    gapped: [
      ['6#-phyr', 'ze'],
      ['6#ze-yr', 'ph'],
      ['6#zeph-', 'yr'],
      ['6#-tlet', 'ou'],
      ['6#ou-et', 'tl'],
      ['6#outl-', 'et'],
      ['12#-yroutlet', 'zeph'],
      ['12#zeph-tlet', 'yrou'],
      ['12#zephyrou-', 'tlet'],
    ],
  })
  expect(searchKeysOf('Outlet Zephyr').pairs).toEqual(searchKeysOf('Zephyr Outlet').pairs)
})

test.each([
  ["O'Reilly", ['o', 'reilly', 'oreilly']],
  ['J.Crew', ['j', 'crew', 'jcrew']],
  ['7-Eleven', ['7', 'eleven', '7eleven']],
  ['Müller', ['muller', 'mueller']],
  ['京东商城', ['京东商城', '东商城', '商城', '城']],
  ['セブンtokyo', ['せふんtokyo', 'ふんtokyo', 'んtokyo', 'tokyo']],
  ['🦊🐻', ['🦊🐻', '🐻']],
  ['HP', ['hp']],
])('%s is found by %j', (name, words) => {
  expect(searchKeysOf(name).words).toEqual(words)
})

test.each([
  ['many words', Array.from({ length: 50 }, (_, at) => `a${at}`).join(' ')],
  ['many long words', Array.from({ length: 16 }, (_, at) => `${at}letters`).join(' ')],
  ['many joined words', Array.from({ length: 25 }, (_, at) => `a'${at}`).join(' ')],
  ['umlauts', Array.from({ length: 25 }, (_, at) => `ä${at}`).join(' ')],
  ['Chinese', Array.from({ length: 100 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('')],
  ['emoji', Array.from({ length: 50 }, (_, at) => String.fromCodePoint(0x1f400 + at)).join('')],
])('the entries of a name of %s fit into a transaction, also when it replaces another name', (_, name) => {
  const { words, pairs, gapped } = searchKeysOf(name)
  const [named, whole, others] = [1, 1, 11]
  expect(words.length).toBeGreaterThanOrEqual(16)
  expect(2 * (words.length + pairs.length + gapped.length + named + whole) + others).toBeLessThanOrEqual(100)
})

/** All texts that one typing error makes of a word. */
function errorsOf(word: string): string[] {
  const places = Array.from({ length: word.length + 1 }, (_, at) => at)
  return places.flatMap((at) => {
    const [head, letter = '', tail] = [word.slice(0, at), word[at], word.slice(at + 1)]
    const turned = tail === '' ? [] : [head + tail[0] + letter + tail.slice(1)]
    const others = at === word.length ? [] : [head + tail, `${head}q${tail}`, ...turned]
    return [`${head}q${letter}${tail}`, ...others]
  })
}

test.each(['nike', 'nikes', 'adidas', 'samsung', 'marathon', 'outfitters', 'жираф'])(
  'each typing error in %s leaves a gap by which it is found, or too little',
  (word) => {
    const gaps = new Set(searchKeysOf(word).gapped.map(([gap]) => gap))
    const missed = errorsOf(word).filter((typed) => !gapsNear(typed).some((gap) => gaps.has(gap)))
    expect(missed.filter((typed) => typed.length >= 4 && typed !== word)).toEqual([])
    expect(errorsOf(word).filter((typed) => !isNear(word, typed))).toEqual([])
  },
)

test('a search for a typing error reads eleven ranges at most', () => {
  for (const word of ['abcd', 'abcde', 'abcdef', 'abcdefg', 'abcdefghi', 'x'.repeat(40)]) {
    expect(gapsNear(word).length).toBeLessThanOrEqual(11)
  }
  expect([gapsNear('abc'), gapsNear('京东商城'), gapsNear('!!!!')]).toEqual([[], [], []])
})
