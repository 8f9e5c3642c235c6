import { sitePages } from '#domain/page/site-pages'
import { termOf } from '#domain/search/search-terms'
import { paths } from '#lib/paths'
import { read } from '#lib/read'
import { categoryTile, storeTileWithId } from '../tile-fields'

// Of the page of results alone; search-data.ts is loaded with every page.

export const categoriesFound = (text: string) =>
  read('GET /categories/search/{term}', { term: termOf(text) }, {}, (all) => all.map(categoryTile))

export const suggestionsRead = (text: string) =>
  read('GET /stores/suggestions/{term}', { term: termOf(text) }, {}, (stores) => stores.map(storeTileWithId))

type Stores = { name: string; slug: string }[]

/** The address of the only store found, if its name is what was typed. */
export function exactStorePath(text: string, [store, ...others]: Stores, next: unknown): string | undefined {
  const isNamed = store && store.name.toLowerCase() === text.trim().toLowerCase()
  return isNamed && others.length === 0 && next === null ? paths.store(store.slug) : undefined
}

/** For a link that loads the page: the message of its form says which store. */
export const missingStorePath = (name: string) =>
  `${sitePages.reachUs.path}?${new URLSearchParams({ q: name.trim() }).toString()}#leave-info`
