import { searchLength, termOf } from '#domain/search/search-terms'
import { pageQuery } from '#lib/page-query'
import { read, readInPages } from '#lib/read'
import { paths } from '#lib/paths'
import { categoryTile, storeTileWithId } from '#lib/tile-fields'
import { storesAtOnce } from '../store/stores-at-once'

export const isTerm = (text: string): boolean => text.trim() !== '' && text.length <= searchLength

export const searchRead = (text: string, search: URLSearchParams) =>
  readInPages(
    'GET /stores/search/{term}',
    { term: termOf(text) },
    pageQuery(storesAtOnce, search),
    (stores) => stores.map(storeTileWithId),
  )

export const categoriesFound = (text: string) =>
  read('GET /categories/search/{term}', { term: termOf(text) }, {}, (all) => all.map(categoryTile))

export const nearestRead = (text: string) =>
  read('GET /stores/nearest/{term}', { term: termOf(text) }, {}, (stores) => stores.map(storeTileWithId))

type Stores = { name: string; slug: string }[]

/** The address of the only store found, if its name is what was typed. */
export function exactStore(text: string, [store, ...others]: Stores, next: unknown): string | undefined {
  const isNamed = store && store.name.toLowerCase() === text.trim().toLowerCase()
  return isNamed && others.length === 0 && next === null ? paths.store(store.slug) : undefined
}
