import { searchLength, termOf } from '#domain/search/search-terms'
import type { Load } from '#lib/load'
import { pageQuery } from '#lib/page-query'
import { readInPages } from '#lib/read'
import { logoOf } from '#lib/select'
import { storesAtOnce } from '../store/stores-at-once'

export function isTerm(text: string): boolean {
  return text.trim() !== '' && text.length <= searchLength
}

export const searchRead = (text: string, search: URLSearchParams) =>
  readInPages(
    'GET /stores/search/{term}',
    { term: termOf(text) },
    pageQuery(storesAtOnce, search),
    (stores) => stores.map(logoOf),
  )

export const load: Load = async (fetch, _, search) => {
  const text = search.get('q') ?? ''
  if (isTerm(text)) await fetch(searchRead(text, search))
}
