import { fold, withDoubledLetters, wordsIn } from '../text/fold'

/**
 * Bounds of the index. `words`: words of a name that are found. `paired`: forms of a name that are found in
 * pairs. `entries`: all entries of a name; old and new ones of a renaming have to fit a transaction, as the
 * `known` words have to.
 */
const limits = { words: 16, paired: 6, entries: 43, known: 12, wordLength: 40, wholeLength: 100 }

/** The shortest word in which a typing error is tolerated. */
const nearLength = 4

export interface SearchForms {
  /** The forms in which its words are found, each with an entry of its own. */
  words: string[]
  /** How many of `words`, from the first, have entries in pairs. */
  paired: number
  /** All letters and digits of the name together: 'bestbuy'. */
  whole: string
}

/** The keys under which a name is found, and what its entries hold. */
export interface SearchKeys extends SearchForms {
  pairs: string[]
}

/** The words of a text for search, each once, in order. */
export function wordsOf(text: string): string[] {
  return [...new Set(wordsIn(text).map((word) => beginningOf(word, limits.wordLength)))]
}

/** What people add to any name here, and what stands for '&'. */
const stopWords = new Set(
  'and coupon coupons code codes discount discounts voucher vouchers promo deal deals offer offers'.split(
    ' ',
  ),
)

/** The words of a text that say what is looked for: 'zephyr' of 'zephyr coupons'. */
export function significantWordsOf(text: string): string[] {
  const words = wordsOf(text)
  const significant = words.filter((word) => !stopWords.has(word))
  return significant.length > 0 ? significant : words
}

/** The words by which a name is found in spite of a typing error. */
export function dictionaryWordsOf(name: string): string[] {
  const { words, whole } = searchKeysOf(name)
  return [...words, whole].filter((word) => affixesOf(word).length > 0).slice(0, limits.known)
}

/** A known word is also known without the s of its plural. */
export const withSingular = (word: string): string[] =>
  word.endsWith('s') && word.length > nearLength ? [word, word.slice(0, -1)] : [word]

/** Whether it is one of the words, or one without the s of its plural. */
export const isOneOf = (words: readonly string[], word: string): boolean =>
  words.includes(word) || words.includes(`${word}s`)

/** Without words that begin another one: 'new newton' means 'newton'. The longest first. */
export function mostSpecific(words: readonly string[]): string[] {
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))
}

/** The length in characters, as keys are compared, not in UTF-16 units. */
export function lengthOf(word: string): number {
  return Array.from(word).length
}

/** All letters and digits of a text together; of one without any, its signs. */
export function wholeOf(text: string): string {
  const words = wordsIn(text)
  const read = words.filter(isAlphanumeric)
  return beginningOf((read.length > 0 ? read : words).join(''), limits.wholeLength)
}

/** The words with ä as ae, and so on. Empty for a text without such letters. */
export function doubledWordsOf(text: string): string[] {
  const written = withDoubledLetters(text)
  return written === undefined ? [] : wordsOf(written)
}

/** Words, all letters together, pairs of words, and other forms, as many as fit. */
export function searchKeysOf(name: string): SearchKeys {
  const whole = wholeOf(name)
  const plain = wordsOf(name).slice(0, limits.words)
  const otherForms = otherFormsOf(name, plain)
  const paired = [...new Set([...plain, ...otherForms])].slice(0, limits.paired)
  const pairs = pairsOf(paired)
  // Besides that of the whole.
  const room = limits.entries - 1 - pairs.length
  const words = [...new Set([...plain, ...otherForms, ...plain.flatMap(suffixesOf)])].slice(0, room)
  return { words, paired: paired.length, whole, pairs }
}

/** The words of a text and their other forms, those that are as they are written first. */
export function wordFormsOf(text: string): string[] {
  const plain = wordsOf(text)
  return [...new Set([...plain, ...otherFormsOf(text, plain), ...plain.flatMap(suffixesOf)])]
}

function otherFormsOf(text: string, plain: string[]): string[] {
  const spoken = plain.map((word) => word.replaceAll('ph', 'f'))
  return [...joinedTokensOf(text), ...doubledWordsOf(text), ...spoken].filter((form) => !plain.includes(form))
}

/** What stands between two spaces, without signs: 'oreilly' for "O'Reilly", 'jcrew' for 'J.Crew'. */
const joinedTokensOf = (name: string): string[] =>
  tokensIn(name)
    .filter((token) => wordsIn(token).filter(isAlphanumeric).length > 1)
    .map(joined)

/** The words of a text, where what stands between two spaces is one: 'save20' for 'SAVE-20'. */
export const compoundsOf = (text: string): string[] => [
  ...new Set(tokensIn(text).map(joined).filter(isAlphanumeric)),
]

const tokensIn = (text: string): string[] => fold(text).split(/\s+/)

const joined = (token: string): string => beginningOf(wholeOf(token), limits.wordLength)

/** Scripts that write without spaces, and emoji. */
const unspaced = new RegExp(
  ['Han', 'Hira', 'Kana', 'Thai', 'Laoo', 'Khmr', 'Mymr'].map((script) => `\\p{scx=${script}}`).join('|') +
    '|\\p{Extended_Pictographic}|\\p{Regional_Indicator}',
  'u',
)

/** All suffixes of a word, so that any part of it is found. For scripts without spaces. */
function suffixesOf(word: string): string[] {
  const characters = Array.from(word)
  return characters.flatMap((character, at) => {
    const starts = unspaced.test(character) || unspaced.test(characters[at - 1] ?? '')
    return at > 0 && starts ? characters.slice(at).join('') : []
  })
}

/**
 * Two words as one key. A prefix of the key is decided by prefixes of both words: 'out' and 'zep' give
 * 'ozuetp'. So all names with a word in 'out…' and a word in 'zep…' are neighbours in the index.
 */
export function interleave(first: string, second: string): string {
  const [a, b] = [[...first], [...second]]
  return Array.from({ length: Math.min(a.length, b.length) }, (_, at) => `${a[at]}${b[at]}`).join('')
}

/** The key of two words, in either order. */
export function pairKey(word: string, other: string): string {
  return word < other ? interleave(word, other) : interleave(other, word)
}

/** The keys of all pairs of these words, each once. */
export function pairsOf(words: readonly string[]): string[] {
  return [...new Set(words.flatMap((word, at) => words.slice(at + 1).map((other) => pairKey(word, other))))]
}

/** The beginning and the end of a word, of which a typing error leaves one as it is. None of a short word. */
export function affixesOf(word: string): string[] {
  const characters = Array.from(word)
  return hasTolerance(word, characters) ? affixes(characters, affixLengthOf(characters.length)) : []
}

/** The beginnings and ends of all words that are one typing error away. */
export function affixesNear(typed: string): string[] {
  const characters = Array.from(typed)
  if (!hasTolerance(typed, characters)) return []
  const { length } = characters
  const lengths = [length - 1, length, length + 1].filter((each) => each >= nearLength).map(affixLengthOf)
  // Two letters in turn in the middle are in both affixes.
  const middle = length / 2
  const turned =
    affixLengthOf(length) === middle
      ? affixes(characters.with(middle - 1, characters[middle]!), middle).slice(0, 1)
      : []
  return [...new Set([...lengths.flatMap((each) => affixes(characters, each)), ...turned])]
}

/** Beginnings of longer words that begin as this one does, up to a typing error behind these letters. */
export function beginningsNear(typed: string): string[] {
  const characters = Array.from(typed)
  if (characters.length <= nearLength || !hasTolerance(typed, characters)) return []
  return longAffixes.map((length) => affixes(characters, length)[0]!)
}

const affixes = (characters: string[], length: number): string[] => [
  `^${characters.slice(0, length).join('')}`,
  `$${characters.slice(-length).join('')}`,
]

const longAffixes = [3, 4] as const

/** At most half of the word. */
function affixLengthOf(length: number): number {
  if (length < 6) return 2
  return length < 9 ? longAffixes[0] : longAffixes[1]
}

function hasTolerance(word: string, characters: string[]): boolean {
  return characters.length >= nearLength && isAlphanumeric(word) && !unspaced.test(word)
}

function isAlphanumeric(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word)
}

/** Whether every word of the query is the beginning of a word of the name. */
export function matches({ words, whole }: SearchForms, wanted: readonly string[]): boolean {
  return wanted.every((start) => [...words, whole].some((word) => word.startsWith(start)))
}

/** How a text finds a longer one: as it was typed, or with a typing error in one of its words. */
export function fuzzyMatch(text: string, wanted: readonly string[]): 'exact' | 'fuzzy' | undefined {
  const forms = { words: wordsOf(text), whole: wholeOf(text), paired: 0 }
  const wrong = wanted.filter((start) => !matches(forms, [start]))
  if (wrong.length === 0) return 'exact'
  const [only = ''] = wrong
  const known = forms.words.flatMap(withSingular)
  return wrong.length === 1 && known.some((word) => isLikelyMeant(word, only)) ? 'fuzzy' : undefined
}

/**
 * Whether a word of plain language was meant, of which there are many that are alike: with the same first
 * letter, and of four letters without another one, as 'pets' is not 'pegs'.
 */
export function isLikelyMeant(word: string, typed: string): boolean {
  const [a, b] = [Array.from(word), Array.from(typed)]
  if (a[0] !== b[0] || Math.min(a.length, b.length) < nearLength || !isWithinOneEdit(word, typed))
    return false
  return b.length > nearLength || a.length !== b.length || a.toSorted().join('') === b.toSorted().join('')
}

/** Whether two words are at most one typing error apart. */
export function isWithinOneEdit(word: string, typed: string): boolean {
  // Some letters take two units, and the one that is missing may be one of them.
  if (Math.abs(word.length - typed.length) > 2) return false
  const [a, b] = [Array.from(word), Array.from(typed)]
  if (Math.abs(a.length - b.length) > 1) return false
  const from = a.findIndex((character, at) => character !== b[at])
  if (from === -1) return true
  const rest = (characters: string[], start: number) => characters.slice(start).join('')
  return (
    rest(a, from + 1) === rest(b, from + 1) ||
    rest(a, from + 1) === rest(b, from) ||
    rest(a, from) === rest(b, from + 1) ||
    (a[from] === b[from + 1] && a[from + 1] === b[from] && rest(a, from + 2) === rest(b, from + 2))
  )
}

/** Whether a longer word begins with one that is at most one typing error apart. */
export function beginsWithinOneEdit(word: string, typed: string): boolean {
  const length = lengthOf(typed)
  return [length - 1, length, length + 1].some((each) => isWithinOneEdit(beginningOf(word, each), typed))
}

function beginningOf(word: string, length: number): string {
  return Array.from(word).slice(0, length).join('')
}
