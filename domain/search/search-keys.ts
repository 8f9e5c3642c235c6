import { fold, withDoubledLetters, wordsIn } from '../text/fold'

/**
 * Bounds of the index. `words`: words of a name that are found. `paired`: forms of a name that are found in
 * pairs. `entries`: all entries of a name; old and new ones of a renaming have to fit a transaction.
 */
const limits = { words: 16, paired: 6, entries: 44, wordLength: 40, wholeLength: 100 }

/** The shortest word in which a typing error is tolerated. */
const nearLength = 4

/** The fields of a name's entries that a search compares. */
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
  /** Words without a third of them, by which a word with a typing error in that third is found. */
  gapped: Gapped[]
}

/** A word without one of its thirds: its length and the rest, '7#st-sse', and the third, 'ra'. */
export type Gapped = [gap: string, missing: string]

/** The words of a text for search, each once, in order. */
export function wordsOf(text: string): string[] {
  return [...new Set(wordsIn(text).map((word) => beginningOf(word, limits.wordLength)))]
}

/** All letters and digits of a text together; of one without any, its signs. */
export function wholeOf(text: string): string {
  const words = wordsIn(text)
  const read = words.filter(isRead)
  return beginningOf((read.length > 0 ? read : words).join(''), limits.wholeLength)
}

/** The words of a text one after the other, by which a name that begins with the text is found. */
export function namedBy(text: string): string {
  return beginningOf(wordsIn(text).join('-'), limits.wholeLength)
}

/** The words with ä as ae, and so on. Empty for a text without such letters. */
export function doubledWordsOf(text: string): string[] {
  const written = withDoubledLetters(text)
  return written === undefined ? [] : wordsOf(written)
}

/** Words, all letters together, pairs of words, other forms, and gaps for typing errors, as many as fit. */
export function searchKeysOf(name: string): SearchKeys {
  const whole = wholeOf(name)
  const plain = wordsOf(name).slice(0, limits.words)
  const otherForms = [...joinedTokensOf(name), ...doubledWordsOf(name)].filter(isNotIn(plain))
  const paired = [...new Set([...plain, ...otherForms])].slice(0, limits.paired)
  const pairs = pairsOf(paired)
  // Besides those of the name, word by word and as a whole.
  const room = limits.entries - 2 - pairs.length
  const words = [...new Set([...plain, ...otherForms, ...plain.flatMap(restsOf)])].slice(0, room)
  const gapped = [...new Set([...plain, whole])].flatMap(gappedOf)
  return {
    words,
    paired: paired.length,
    whole,
    pairs,
    gapped: gapped.slice(0, room - words.length),
  }
}

function isNotIn(words: readonly string[]) {
  return (word: string) => !words.includes(word)
}

/** What stands between two spaces, without signs: 'oreilly' for "O'Reilly", 'jcrew' for 'J.Crew'. */
function joinedTokensOf(name: string): string[] {
  const tokens = fold(name).split(/\s+/)
  return tokens
    .filter((token) => wordsIn(token).filter(isRead).length > 1)
    .map((token) => beginningOf(wholeOf(token), limits.wordLength))
}

/** Scripts that write without spaces, and emoji. */
const unspaced = new RegExp(
  ['Han', 'Hira', 'Kana', 'Thai', 'Laoo', 'Khmr', 'Mymr'].map((script) => `\\p{scx=${script}}`).join('|') +
    '|\\p{Extended_Pictographic}|\\p{Regional_Indicator}',
  'u',
)

/** All suffixes of a word, so that any part of it is found. For scripts without spaces. */
function restsOf(word: string): string[] {
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

/** A word without each of its thirds in turn. None for a short word or for signs. */
function gappedOf(word: string): Gapped[] {
  const characters = Array.from(word)
  if (!mayBeNear(word, characters)) return []
  const { length } = characters
  return thirdsOf(length).map(([from, to]) => [
    gap(characters, length, from, to),
    characters.slice(from, to).join(''),
  ])
}

/**
 * The gaps under which a word lies that is one typing error away from this one: a letter more, less or other,
 * or two in turn. What is outside of one of its thirds is as it was typed. At most 11; none for a short word.
 */
export function gapsNear(typed: string): string[] {
  const characters = Array.from(typed)
  if (!mayBeNear(typed, characters)) return []
  const { length } = characters
  const lengths = [length - 1, length, length + 1].filter((each) => each >= nearLength)
  const inOneThird = lengths.flatMap((each) =>
    thirdsOf(each).map(([from, to]) => gap(characters, each, from, to)),
  )
  const [first, second, third] = thirdsOf(length)
  // Two letters in turn may be in two thirds. Turned back, any gap will do: one that keeps both.
  const acrossThirds = [
    gap(turned(characters, first[1]), length, ...third),
    gap(turned(characters, second[1]), length, ...first),
  ]
  return [...new Set([...inOneThird, ...acrossThirds])]
}

function mayBeNear(word: string, characters: string[]): boolean {
  return characters.length >= nearLength && isRead(word) && !unspaced.test(word)
}

type Stretch = [from: number, to: number]

function thirdsOf(length: number): [Stretch, Stretch, Stretch] {
  const [first, second] = [Math.floor(length / 3), Math.floor((2 * length) / 3)]
  return [
    [0, first],
    [first, second],
    [second, length],
  ]
}

/** What is around a stretch of a word of this length, which may have been typed shorter or longer. */
function gap(typed: string[], length: number, from: number, to: number): string {
  const after = to === length ? [] : typed.slice(to - length)
  return `${length}#${typed.slice(0, from).join('')}-${after.join('')}`
}

/** With the two letters around a place in turn. */
function turned(characters: string[], at: number): string[] {
  return characters.with(at - 1, characters[at]!).with(at, characters[at - 1]!)
}

function isRead(word: string): boolean {
  return /[\p{L}\p{N}]/u.test(word)
}

/** Whether every word of the query is the beginning of a word of the name. */
export function matches({ words, whole }: SearchForms, wanted: readonly string[]): boolean {
  return wanted.every((start) => beginsOneOf([...words, whole], start))
}

/** As `matches`, but one of the words has a typing error. */
export function nearlyMatches({ words, whole }: SearchForms, wanted: readonly string[]): boolean {
  const wrong = wanted.filter((start) => !beginsOneOf([...words, whole], start))
  return wrong.length === 1 && [...words, whole].some((word) => isNear(word, wrong[0]!))
}

function beginsOneOf(words: readonly string[], start: string): boolean {
  return words.some((word) => word.startsWith(start))
}

/** Whether two words are at most one typing error apart. */
export function isNear(word: string, typed: string): boolean {
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

function beginningOf(word: string, length: number): string {
  return Array.from(word).slice(0, length).join('')
}
