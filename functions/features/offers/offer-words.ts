import { discountLabel, discountOf } from '#domain/coupon/discount'
import { wordsOf } from '#domain/search/search-keys'
import type { CouponItem } from '#functions/coupon/stored-coupon'
import { wordList } from '#functions/search/word-list'
import { type Item, key } from '#table/keys'
import { offersOf } from './keys'

/** With those of its discount. More words of a title find nothing by themselves; the longest say most. */
const mostWords = 6

const stopWords = new Set(
  'a an and at for from in is it of off on or our the this to up with you your all any'.split(' '),
)

/** A word of an offer's title, by which a search finds it. */
export interface OfferWord {
  storeId: string
  couponId: string
  words: string[]
}

export const offersByWord = wordList('OFFERS#WORD#')

export const significantTitleWordsOf = (text: string): string[] =>
  wordsOf(text).filter((word) => !stopWords.has(word))

/** The words of places that were not there before. */
export function newWordsOf(before: readonly Item[], after: readonly Item[]): string[] {
  const places = new Set(before.map(({ sk }) => sk))
  return after.flatMap(({ sk }) => (places.has(sk) ? [] : sk.split('#WORD#').slice(1)))
}

/** The newest first. */
export function wordItems(coupon: CouponItem, storeId: string): (Item & OfferWord)[] {
  const { _id, title, type } = coupon
  const label = discountLabel(discountOf(coupon), type)
  const words = wordsOf(`${title} ${label}`)
  const longest = significantTitleWordsOf(title).toSorted((a, b) => b.length - a.length)
  const found = [...new Set([...significantTitleWordsOf(label), ...longest])].slice(0, mostWords)
  return found.map((word) => ({
    ...key(offersOf(storeId), `${_id}#WORD#${word}`),
    ...offersByWord.keysOf(word, coupon),
    storeId,
    couponId: _id,
    words,
  }))
}
