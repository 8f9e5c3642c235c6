import type { Load } from '#lib/load'
import { pageQuery } from '#lib/page-query'
import { paths } from '#lib/paths'
import { presentAddress } from '#lib/present-address'
import { readInPages } from '#lib/read'
import { storeRead } from '../store/store-data'
import { reviewsAtOnce, visibleFields } from './shown-review'

export const reviewsOfRead = (storeId: string, search: URLSearchParams) =>
  readInPages('GET /reviews/approved', {}, { ...pageQuery(reviewsAtOnce, search), storeId }, (reviews) =>
    reviews.map(visibleFields),
  )

/** Reads the store first, because its reviews are read by its id. */
export const load: Load = async (fetch, { storeSlug = '' }, search) => {
  const store = await fetch(storeRead(storeSlug))
  if (store) await fetch(reviewsOfRead(store._id, search))
  return presentAddress(storeSlug, store?.slug, paths.storeReviews)
}
