import type { Load } from '../../lib/load'
import { read } from '../../lib/read'

export const categoryRead = (slug: string) => read('GET /categories/slug/{slug}', { slug })

export const load: Load = async (fetch, { categorySlug = '' }) => {
  await fetch(categoryRead(categorySlug))
}
