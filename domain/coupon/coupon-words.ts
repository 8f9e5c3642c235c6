import { compoundsOf, mostSpecific, wholeOf, wordFormsOf, wordsOf } from '../search/search-keys'

interface Texts {
  couponCode: string | null
  title: string
  link: string
}

/** Old and new ones of a change fit a transaction. */
const mostWords = 44

/** The words by which staff find an offer: of its code, its title, and host and path of its link. */
export function couponWordsOf({ couponCode, title, link }: Texts): string[] {
  const code = couponCode ?? ''
  const words = [...wordFormsOf(code), wholeOf(code), ...wordFormsOf(title), ...wordFormsOf(placeOf(link))]
  return [...new Set(words)].filter(Boolean).slice(0, mostWords)
}

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

const placeOf = (address: string): string =>
  address.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').replace(/[?#].*$/s, '')
