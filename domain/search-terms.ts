/**
 * How many words of a name can be found alone, how many of those in combination, how long a word counts, and
 * how much of a text is looked at: far more than any name has.
 */
const limits = { words: 16, paired: 8, wordLength: 40, text: 500 }

/** How many stores a search answers with, at the most. */
export const searchResultCount = 10

/**
 * A search fires for text longer than this (product.md, section 9), after a pause in typing of so many
 * milliseconds.
 */
export const searchMinimum = 2
export const searchPause = 500

/**
 * The words of a text as search compares them: lower case, without accents, letters and digits only,
 * each once, in the order they come.
 */
export function wordsOf(text: string): string[] {
  const plain = text.slice(0, limits.text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => [...word].slice(0, limits.wordLength).join('')))]
}

/**
 * Two words as one key whose beginning is decided by the beginnings of both: 'out' and 'zep' give 'ozuetp'.
 * All names with one word that starts with 'out' and another that starts with 'zep' lie side by side under
 * it.
 */
export function interleave(first: string, second: string): string {
  const [a, b] = [[...first], [...second]]
  return Array.from({ length: Math.min(a.length, b.length) }, (_, at) => `${a[at]}${b[at]}`).join('')
}

/**
 * The keys a name is found under: one for each word and one for each pair of words, in alphabetical order.
 */
export function searchKeysOf(name: string): { words: string[]; pairs: string[] } {
  const words = wordsOf(name).slice(0, limits.words)
  const paired = words.slice(0, limits.paired)
  const pairs = paired.flatMap((word, at) => paired.slice(at + 1).map((other) => pairKey(word, other)))
  return { words, pairs: [...new Set(pairs)] }
}

function pairKey(word: string, other: string): string {
  return word < other ? interleave(word, other) : interleave(other, word)
}

/** Whether every word of the query begins some word of the name. */
export function matches(nameWords: readonly string[], queryWords: readonly string[]): boolean {
  return queryWords.every((wanted) => nameWords.some((word) => word.startsWith(wanted)))
}
