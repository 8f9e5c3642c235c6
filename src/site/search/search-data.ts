import { searchLength, termOf } from '#domain/search/search-terms'
import { pageQuery } from '#lib/page-query'
import { paths } from '#lib/paths'
import { readInPages } from '#lib/read'
import { storeTileWithId } from '../tile-fields'
import { storesAtOnce } from '../store/stores-at-once'

/** The state of an address to which Enter has led. */
export const enteredByKey = 'entered'

export const isTerm = (text: string): boolean => text.trim() !== '' && text.length <= searchLength

export const searchRead = (text: string, search: URLSearchParams) =>
  readInPages(
    'GET /stores/search/{term}',
    { term: termOf(text) },
    pageQuery(storesAtOnce, search),
    (stores) => stores.map(storeTileWithId),
  )

type Stores = { name: string; slug: string }[]

/** The address of the only store found, if its name is what was typed. */
export function exactStorePath(text: string, [store, ...others]: Stores, next: unknown): string | undefined {
  const isNamed = store && store.name.toLowerCase() === text.trim().toLowerCase()
  return isNamed && others.length === 0 && next === null ? paths.store(store.slug) : undefined
}
