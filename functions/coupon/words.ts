import { couponWordsOf } from '#domain/coupon/search-words'
import { wordIndex } from '#functions/search/word-index'

export const couponWords = wordIndex('COUPON', couponWordsOf)
