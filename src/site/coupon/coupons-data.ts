import type { Load } from '../../lib/load'
import { read } from '../../lib/read'

export const storeRead = (slug: string) => read('GET /stores/slug/{slug}', { slug })
export const couponsRead = (storeId: string) => read('GET /stores/coupons/{storeId}', { storeId })

/** The store comes first: its coupons are read by its id. */
export const load: Load = async (fetch, { storeSlug = '' }) => {
  const store = await fetch(storeRead(storeSlug))
  if (store) await fetch(couponsRead(store._id))
}
