import { searchLength, termOf } from '#domain/search/search-terms'
import { pageQuery } from '#lib/page-query'
import { readInPages } from '#lib/read'
import { storeTileWithId } from '../tile-fields'
import { storesAtOnce } from '../store/stores-at-once'

/** The state of an address to which Enter has led. */
export const entered = 'entered'

export const isTerm = (text: string): boolean => text.trim() !== '' && text.length <= searchLength

export const searchRead = (text: string, search: URLSearchParams) =>
  readInPages(
    'GET /stores/search/{term}',
    { term: termOf(text) },
    pageQuery(storesAtOnce, search),
    (stores) => stores.map(storeTileWithId),
  )
