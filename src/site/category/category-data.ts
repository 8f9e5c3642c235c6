import type { CategoryDetail } from '#domain/category/category'
import { logoOf } from '#lib/select'
import type { Load } from '#lib/load'
import { pageQuery } from '#lib/page-query'
import { paths } from '#lib/paths'
import { presentAddress } from '#lib/present-address'
import { readInPages } from '#lib/read'
import { storesAtOnce } from '../store/stores-at-once'

/** Each page of the answer has the category and more of its stores. */
export const categoryRead = (slug: string, search: URLSearchParams) =>
  readInPages('GET /categories/slug/{slug}', { slug }, pageQuery(storesAtOnce, search), visibleFields)

function visibleFields({ name, slug, description, imagePath, stores }: CategoryDetail) {
  return { name, slug, description, imagePath, stores: stores.map(logoOf) }
}

export const load: Load = async (fetch, { categorySlug = '' }, search) => {
  const list = await fetch(categoryRead(categorySlug, search))
  return presentAddress(categorySlug, list?.pages[0]?.body.slug, paths.category)
}
