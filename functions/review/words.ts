import { reviewWordsOf } from '#domain/review/search-words'
import { wordIndex } from '#functions/search/word-index'

export const reviewWords = wordIndex('REVIEW', reviewWordsOf)
