import type { Load } from '../../lib/load'
import { read } from '../../lib/read'

export const storeRead = (slug: string) => read('GET /stores/slug/{slug}', { slug })

export const load: Load = async (fetch, { storeSlug = '' }) => {
  await fetch(storeRead(storeSlug))
}
