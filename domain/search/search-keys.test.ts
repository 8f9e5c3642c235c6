import { expect, test } from 'vitest'
import {
  affixesNear,
  affixesOf,
  interleave,
  isWithinOneEdit,
  dictionaryWordsOf,
  searchKeysOf,
  significantWordsOf,
  wholeOf,
  withSingular,
  wordsOf,
} from './search-keys'

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

test('a name has keys for its words, as they sound too, its pairs of words in any order, and its letters', () => {
  expect(searchKeysOf('Zephyr Outlet')).toEqual({
    words: ['zephyr', 'outlet', 'zefyr'],
    paired: 3,
    whole: 'zephyroutlet',
    pairs: [interleave('outlet', 'zephyr'), interleave('zefyr', 'zephyr'), interleave('outlet', 'zefyr')],
  })
  expect(searchKeysOf('Outlet Zephyr').pairs.toSorted()).toEqual(
    searchKeysOf('Zephyr Outlet').pairs.toSorted(),
  )
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
  ['plurals in several forms', [...'abcdefgh'].map((a) => `${a}ph${a}s'x${a}y${a}s`).join(' ')],
  ['umlauts', Array.from({ length: 25 }, (_, at) => `ä${at}`).join(' ')],
  ['Chinese', Array.from({ length: 100 }, (_, at) => String.fromCharCode(0x4e00 + at)).join('')],
  ['emoji', Array.from({ length: 50 }, (_, at) => String.fromCodePoint(0x1f400 + at)).join('')],
])('the entries of a name of %s fit into a transaction, also when it replaces another name', (_, name) => {
  const { words, pairs } = searchKeysOf(name)
  const [named, whole, others] = [1, 1, 11]
  const inDictionary = new Set(dictionaryWordsOf(name).flatMap(withSingular).flatMap(affixesOf)).size
  // `npm run rekey` may write all of them at once.
  expect(words.length + pairs.length + named + whole + inDictionary + others).toBeLessThanOrEqual(100)
  expect(words.length).toBeGreaterThanOrEqual(16)
  expect(2 * (words.length + pairs.length + named + whole) + others).toBeLessThanOrEqual(100)
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
  'each typing error in %s leaves its beginning or its end, or too little',
  (word) => {
    const affixes = new Set(affixesOf(word))
    const missed = errorsOf(word).filter((typed) => !affixesNear(typed).some((affix) => affixes.has(affix)))
    expect(missed.filter((typed) => typed.length >= 4 && typed !== word)).toEqual([])
    expect(errorsOf(word).filter((typed) => !isWithinOneEdit(word, typed))).toEqual([])
  },
)

test('a typing error in a word reads five sets of known words at most', () => {
  for (const word of ['abcd', 'abcde', 'abcdef', 'abcdefg', 'abcdefghi', 'x'.repeat(40)]) {
    expect(affixesNear(word).length).toBeLessThanOrEqual(5)
  }
  expect([affixesNear('abc'), affixesNear('京东商城'), affixesNear('!!!!')]).toEqual([[], [], []])
})

test('the words of a name that are known in spite of a typing error have four letters or more', () => {
  expect(dictionaryWordsOf('The Best Buy')).toEqual(['best', 'thebestbuy'])
  expect(dictionaryWordsOf('京东商城 & Co.')).toEqual([])
})

test.each([
  ['zephyr coupons', ['zephyr']],
  ['Discount Tire', ['tire']],
  ['promo code', ['promo', 'code']],
])('of "%s" the words %j are looked for', (text, words) => {
  expect(significantWordsOf(text)).toEqual(words)
})
