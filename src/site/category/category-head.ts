import { breadcrumbs } from '#domain/page/breadcrumbs'
import { feedPaths } from '#domain/listing/seo-routes'
import type { Head } from '#lib/page-facts'
import { paths } from '#lib/paths'
import { listedStores } from '../store/listed-stores'
import { categoryRead } from './category-data'

export const head: Head = (cached, { categorySlug = '' }, search) => {
  const category = cached(categoryRead(categorySlug, search))?.pages[0]?.body
  if (!category) return undefined
  const { name, slug, stores } = category
  return {
    path: paths.category(slug),
    isHidden: stores.length === 0,
    feed: { title: `Offers in ${name}`, path: (format) => feedPaths.category(slug, format) },
    breadcrumbs: breadcrumbs.category(category),
    listed: listedStores(stores),
  }
}
