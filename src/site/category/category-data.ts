import type { CategoryDetail } from '#domain/category'
import { logoOf } from '../../lib/kept'
import type { Load } from '../../lib/load'
import { partQuery } from '../../lib/part-query'
import { readInParts } from '../../lib/read'
import { storesAtOnce } from '../store/stores-at-once'

/** The category with its stores, part by part: each answer has the category and more of its stores. */
export const categoryRead = (slug: string, search: URLSearchParams) =>
  readInParts('GET /categories/slug/{slug}', { slug }, partQuery(storesAtOnce, search), shownOf)

function shownOf({ name, description, imagePath, stores }: CategoryDetail) {
  return { name, description, imagePath, stores: stores.map(logoOf) }
}

export const load: Load = async (fetch, { categorySlug = '' }, search) => {
  await fetch(categoryRead(categorySlug, search))
}
