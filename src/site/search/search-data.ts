import { searchLength, termOf } from '#domain/search/search-terms'
import { pageQuery } from '#lib/page-query'
import { readInPages } from '#lib/read'
import { logoOf } from '#lib/select'
import { storesAtOnce } from '../store/stores-at-once'

export const isTerm = (text: string): boolean => text.trim() !== '' && text.length <= searchLength

export const searchRead = (text: string, search: URLSearchParams) =>
  readInPages(
    'GET /stores/search/{term}',
    { term: termOf(text) },
    pageQuery(storesAtOnce, search),
    (stores) => stores.map(logoOf),
  )
