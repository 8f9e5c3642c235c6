import { termOf } from '#domain/search/search-terms'
import { read } from '#lib/read'

export const offersFound = (text: string) => read('GET /offers/search/{term}', { term: termOf(text) })
