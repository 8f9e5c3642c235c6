import { placeOf } from '../search/readings'
import { wholeOf, wordFormsOf } from '../search/search-keys'

interface Texts {
  couponCode: string | null
  title: string
  link: string
}

/** The words by which staff find an offer: of its code, its title, and host and path of its link. */
export function couponWordsOf({ couponCode, title, link }: Texts): string[] {
  const code = couponCode ?? ''
  const words = [...wordFormsOf(code), wholeOf(code), ...wordFormsOf(title), ...wordFormsOf(placeOf(link))]
  return [...new Set(words)].filter(Boolean)
}
