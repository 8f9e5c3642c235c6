import type { Load } from '#lib/load'
import { paths } from '#lib/paths'
import { presentAddress } from '#lib/present-address'
import { read } from '#lib/read'

export const storeRead = (slug: string) => read('GET /stores/slug/{slug}', { slug })

export const load: Load = async (fetch, { storeSlug = '' }) => {
  const store = await fetch(storeRead(storeSlug))
  return presentAddress(storeSlug, store?.slug, paths.store)
}
