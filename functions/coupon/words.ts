import { couponWordsOf } from '#domain/coupon/coupon-words'
import { wordIndex } from '#functions/search/word-index'

export const couponWords = wordIndex('COUPON', couponWordsOf)
