import { fold } from '#domain/text/fold'

/** Whether a text has all words of another, or parts of them, in any order. */
export function hasWords(text: string, words: string): boolean {
  const folded = fold(text)
  return fold(words)
    .split(' ')
    .every((word) => folded.includes(word))
}
