import { fold, withDoubledLetters, wordsIn } from './fold'

/**
 * Bounds of the index. `words`: words of a name that are found. `paired`: forms of a name that are found in
 * pairs. `entries`: all entries of a name; old and new ones of a renaming have to fit a transaction.
 */
const limits = { words: 16, paired: 6, entries: 44, wordLength: 40, wholeLength: 100 }

/** A word has to be this long for a typing error in it to be forgiven. */
const nearLength = 4

/** What the entries of a name hold: what a search compares. */
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
  /** Halves of words, by which a word with a typing error in its other half is found. */
  halves: string[]
}

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

/** The words with ä as ae, and so on. Empty for a text without such letters. */
export function doubledWordsOf(text: string): string[] {
  const written = withDoubledLetters(text)
  return written === undefined ? [] : wordsOf(written)
}

/**
 * The keys of a name. Its words come first, then all letters together, pairs of words, other forms of its
 * words, and halves for typing errors, as many as fit.
 */
export function searchKeysOf(name: string): SearchKeys {
  const whole = wholeOf(name)
  const plain = wordsOf(name).slice(0, limits.words)
  const otherForms = [...joinedTokensOf(name), ...doubledWordsOf(name)].filter(isNotIn(plain))
  const paired = [...new Set([...plain, ...otherForms])].slice(0, limits.paired)
  const pairs = pairsOf(paired)
  const room = limits.entries - 1 - pairs.length
  const words = [...new Set([...plain, ...otherForms, ...plain.flatMap(restsOf)])].slice(0, room)
  const halves = [...plain, whole].flatMap(halvesOf)
  return {
    words,
    paired: paired.length,
    whole,
    pairs,
    halves: [...new Set(halves)].slice(0, room - words.length),
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

/** What a word without spaces is from each of its characters on, so that any part of it is found. */
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

/** The first half of a word as 'zep-', its second half as '-hyr'. None for a short word or for signs. */
function halvesOf(word: string): string[] {
  const characters = Array.from(word)
  if (characters.length < nearLength || !isSpelled(word)) return []
  const middle = Math.floor(characters.length / 2)
  return [firstHalf(characters, middle), secondHalf(characters, characters.length - middle)]
}

/**
 * The halves under which a word may lie that is one typing error away from this one: a letter more, less or
 * other, or two in turn. One of its halves is as it was typed. At most five; none for a short word.
 */
export function halvesNear(typed: string): string[] {
  const characters = Array.from(typed)
  if (characters.length < nearLength || !isSpelled(typed)) return []
  const lengths = [-1, 0, 1].map((more) => characters.length + more).filter((length) => length >= nearLength)
  const heads = lengths.map((length) => firstHalf(characters, Math.floor(length / 2)))
  const tails = lengths.map((length) => secondHalf(characters, Math.ceil(length / 2)))
  // Two letters in turn across the middle are in neither half.
  const middle = Math.floor(characters.length / 2)
  const turned = characters.with(middle - 1, characters[middle]!).with(middle, characters[middle - 1]!)
  return [...new Set([...heads, ...tails, firstHalf(turned, middle)])]
}

const firstHalf = (characters: string[], length: number) => `${characters.slice(0, length).join('')}-`
const secondHalf = (characters: string[], length: number) => `-${characters.slice(-length).join('')}`

/** Whether a word is of letters or digits, one by one, and not of signs. */
function isSpelled(word: string): boolean {
  return isRead(word) && !unspaced.test(word)
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
