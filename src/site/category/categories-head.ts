import type { Head } from '#lib/page-facts'
import { paths } from '#lib/paths'
import { categoriesRead } from './categories-data'

export const head: Head = (cached, _, search) => {
  const categories = cached(categoriesRead(search))?.pages[0]?.body
  if (!categories) return undefined
  return { listed: categories.map(({ name, slug }) => ({ name, path: paths.category(slug) })) }
}
