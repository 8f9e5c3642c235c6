import { maxFoldedLength } from '../text/folded-length'

/** The most stores that a search returns, unless it names a limit. */
export const searchResultCount = 10

/** The search starts by itself when more characters than this are typed. Enter searches for any text. */
export const searchMinimum = 2
/** Milliseconds without typing before it starts. */
export const searchPause = 500

/** The most characters of a search. The longest name fits, also with its accents as marks of their own. */
export const searchLength = maxFoldedLength

/** The number of the first categories that are looked through, and of those that are shown. */
export const categorySearchLimits = { read: 200, shown: 6 }

export const maxSuggestions = 3

/** The text of a search as the API takes it. In an address '.' and '..' would name a folder. */
export function termOf(text: string): string {
  const term = text.replace(/\p{Cs}/gu, '').trim()
  return /^\.{1,2}$/.test(term) ? `${term} ` : term
}

/** What a search has found, in words. `more`: there are more than these. */
export function storesFoundText(count: number, more = false): string {
  if (more) return `First ${count} of many`
  return count === 1 ? '1 store found' : `${count} stores found`
}
