import type { Cached } from '#lib/page-metadata'
import { read } from '#lib/read'

export const storeOffersRead = (id: string) => read('GET /stores/{id}/offers', { id })

export const hasBestOffer = (storeId: string, cached: Cached): boolean =>
  (cached(storeOffersRead(storeId))?.length ?? 0) > 0
