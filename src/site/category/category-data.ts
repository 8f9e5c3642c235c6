import type { CategoryDetail } from '#domain/category'
import { logoOf } from '../../lib/kept'
import type { Load } from '../../lib/load'
import { partQuery } from '../../lib/part-query'
import { paths } from '../../lib/paths'
import { presentAddress } from '../../lib/present-address'
import { readInParts } from '../../lib/read'
import { storesAtOnce } from '../store/stores-at-once'

/** The category with its stores, part by part: each answer has the category and more of its stores. */
export const categoryRead = (slug: string, search: URLSearchParams) =>
  readInParts('GET /categories/slug/{slug}', { slug }, partQuery(storesAtOnce, search), shownOf)

function shownOf({ name, slug, description, imagePath, stores }: CategoryDetail) {
  return { name, slug, description, imagePath, stores: stores.map(logoOf) }
}

export const load: Load = async (fetch, { categorySlug = '' }, search) => {
  const parts = await fetch(categoryRead(categorySlug, search))
  return presentAddress(categorySlug, parts?.pages[0]?.body.slug, paths.category)
}
