import { compoundsOf, mostSpecific, wordsOf } from './search-keys'

/** What a text may mean: 'SAVE-20' is one word or, where nothing is written so, two. */
export function readingsOf(text: string): string[][] {
  const typed = text
    .split(/\s+/)
    .map((token) => (isAddress.test(token) ? placeOf(token) : token))
    .join(' ')
  const [compounds, words] = [mostSpecific(compoundsOf(typed)), mostSpecific(wordsOf(typed))]
  const all = compounds.join(' ') === words.join(' ') ? [words] : [compounds, words]
  return all.filter((reading) => reading.length > 0)
}

const isAddress = /^(?:https?:\/\/|www\.)/i

/** Host and path of a full address. */
export const placeOf = (address: string): string =>
  address.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').replace(/[?#].*$/s, '')
