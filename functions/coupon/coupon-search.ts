import { couponWordsOf } from '#domain/coupon/search-words'
import { readingsOf } from '#domain/search/readings'
import { matches, wholeOf, wordFormsOf } from '#domain/search/search-keys'
import { storesNamedIn } from '#functions/store/search/stores-named-in'
import { type WordEntry, wordsToRead } from '#functions/search/word-index'
import type { List } from '#table/cursor'
import type { Item } from '#table/keys'
import { bothOf } from './coupon-lists'
import type { CouponItem } from './stored-coupon'
import { couponWords } from './words'

export interface CouponSearch {
  /** The coupons of stores with such names, then entries of a word. */
  lists: [List, ...List[]]
  /** Whether an entry stands for a coupon, of another store, that has the words. */
  isFound: (entry: Item & WordEntry) => boolean
}

/** Whether a coupon, with the name of its store, has all words of a text. */
export function hasWordsOf(text: string): (coupon: CouponItem, store: Item) => boolean {
  const readings = readingsOf(text)
  return (coupon, { name }) => {
    const words = [...couponWordsOf(coupon), ...wordFormsOf(String(name))]
    const forms = { words, whole: wholeOf(String(name)), paired: 0 }
    return readings.some((reading) => matches(forms, reading))
  }
}

/**
 * One word of the text leads to entries, which hold all words of a coupon but not the name of its store: a
 * store that is renamed would rewrite them. So coupons of stores with such names are read beside them.
 * Undefined for a text without words.
 */
export async function searchCoupons(text: string, cursor?: string): Promise<CouponSearch | undefined> {
  const [stores, found] = await Promise.all([storesNamedIn(text), wordsToRead(couponWords, text, cursor)])
  if (!found) return undefined
  const storeIds = stores.map(({ storeId }) => storeId)
  const { reading, list, isFirst } = found
  const ofStores = storeIds.map((id): List => ({ ...bothOf(id), descending: true }))
  const [first, ...others] = [...ofStores, list]
  return {
    lists: [first, ...others],
    isFound: (entry) =>
      !storeIds.includes(entry.storeId ?? '') && matches(formsOf(entry), reading) && isFirst(entry),
  }
}

const formsOf = ({ words }: WordEntry) => ({ words, whole: '', paired: 0 })
