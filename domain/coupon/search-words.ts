import { placeOf } from '../search/readings'
import { wholeOf, wordFormsOf } from '../search/search-keys'
import type { Coupon } from './coupon'

/** The words by which staff find an offer: of its code, its title, and host and path of its link. */
export function couponWordsOf({ couponCode, title, link }: Pick<Coupon, 'couponCode' | 'title' | 'link'>) {
  const code = couponCode ?? ''
  const words = [...wordFormsOf(code), wholeOf(code), ...wordFormsOf(title), ...wordFormsOf(placeOf(link))]
  return [...new Set(words)].filter(Boolean)
}
