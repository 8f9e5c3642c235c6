/**
 * Bounds of the index: words of a name that are found alone, words that are found in pairs, letters of a
 * word, letters of a text. Real names are far below them.
 */
const limits = { words: 16, paired: 8, wordLength: 40, text: 500 }

/** The most stores that a search returns. */
export const searchResultCount = 10

/**
 * A search starts for text longer than this, after a pause in typing of so many milliseconds
 * (product.md, section 9).
 */
export const searchMinimum = 2
export const searchPause = 500

/** What a search has found, in words. */
export function storesFound(count: number): string {
  return count === 1 ? '1 store found' : `${count} stores found`
}

/**
 * The words of a text for search: lower case, without accents, letters and digits only, each once, in order.
 */
export function wordsOf(text: string): string[] {
  const plain = text.slice(0, limits.text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => [...word].slice(0, limits.wordLength).join('')))]
}

/**
 * Two words as one key. A prefix of the key is decided by prefixes of both words: 'out' and 'zep' give
 * 'ozuetp'. So all names with a word in 'out…' and a word in 'zep…' are neighbours in the index.
 */
export function interleave(first: string, second: string): string {
  const [a, b] = [[...first], [...second]]
  return Array.from({ length: Math.min(a.length, b.length) }, (_, at) => `${a[at]}${b[at]}`).join('')
}

/** The keys under which a name is found: one for each word and one for each pair of words, sorted. */
export function searchKeysOf(name: string): { words: string[]; pairs: string[] } {
  const words = wordsOf(name).slice(0, limits.words)
  const paired = words.slice(0, limits.paired)
  const pairs = paired.flatMap((word, at) => paired.slice(at + 1).map((other) => pairKey(word, other)))
  return { words, pairs: [...new Set(pairs)] }
}

function pairKey(word: string, other: string): string {
  return word < other ? interleave(word, other) : interleave(other, word)
}

/** Whether every word of the query is a prefix of a word of the name. */
export function matches(nameWords: readonly string[], queryWords: readonly string[]): boolean {
  return queryWords.every((wanted) => nameWords.some((word) => word.startsWith(wanted)))
}
