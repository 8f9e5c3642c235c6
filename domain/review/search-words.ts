import { lengthOf, wordFormsOf } from '../search/search-keys'
import { maxFoldedLength } from '../text/folded-length'

/** A longer text is not read to its end. */
const part = new RegExp(`[^]{1,${maxFoldedLength}}(?!\\S)|\\S{1,${maxFoldedLength}}`, 'g')

/** The words by which staff find a review: those of its name, then those of its text, the longest first. */
export function reviewWordsOf({ reviewerName, text }: { reviewerName: string; text: string }): string[] {
  const words = (text.match(part) ?? []).flatMap(wordFormsOf)
  const longest = words.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  return [...new Set([...wordFormsOf(reviewerName), ...longest])]
}
