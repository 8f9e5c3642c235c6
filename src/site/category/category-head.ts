import { breadcrumbs } from '#domain/page/breadcrumbs'
import type { Head } from '#lib/page-facts'
import { paths } from '#lib/paths'
import { categoryFacts } from '../features/facts'
import { listedStores } from '../store/listed-stores'
import { categoryRead } from './category-data'

export const head: Head = (cached, { categorySlug = '' }, search) => {
  const category = cached(categoryRead(categorySlug, search))?.pages[0]?.body
  if (!category) return undefined
  const { slug, stores } = category
  return {
    ...categoryFacts(category),
    path: paths.category(slug),
    isHidden: stores.length === 0,
    breadcrumbs: breadcrumbs.category(category),
    listed: listedStores(stores),
  }
}
