import { significantWordsOf, wholeOf, wordsOf } from './search-keys'

/** How alike a name is to what was typed: letters at the beginning of a word, then letters in common. */
export function likenessOf(name: string, typed: string): number {
  const words = wordsOf(name)
  const beginnings = significantWordsOf(typed).flatMap((word) => words.map((each) => sharedStart(each, word)))
  const [letters, wanted] = [new Set(wholeOf(name)), new Set(wholeOf(typed))]
  const common = [...letters].filter((letter) => wanted.has(letter)).length
  return Math.max(0, ...beginnings) + common / (letters.size + wanted.size)
}

function sharedStart(word: string, other: string): number {
  const [a, b] = [Array.from(word), Array.from(other)]
  const different = a.findIndex((letter, at) => letter !== b[at])
  return different === -1 ? a.length : different
}
