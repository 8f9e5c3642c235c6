import { sitePages } from '#domain/page/site-pages'
import { termOf } from '#domain/search/search-terms'
import { read } from '#lib/read'
import { categoryTile, storeTileWithId } from '../tile-fields'

// This file is for the page of results alone; search-data.ts is loaded with every page.

export const categoriesFound = (text: string) =>
  read('GET /categories/search/{term}', { term: termOf(text) }, {}, (all) => all.map(categoryTile))

export const suggestionsRead = (text: string) =>
  read('GET /stores/suggestions/{term}', { term: termOf(text) }, {}, (stores) => stores.map(storeTileWithId))

/** For a link that loads the page: the message of its form says which store. */
export const missingStorePath = (name: string) =>
  `${sitePages.reachUs.path}?${new URLSearchParams({ q: name.trim() }).toString()}#leave-info`
