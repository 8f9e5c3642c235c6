import { breadcrumbs } from '#domain/page/breadcrumbs'
import type { Head } from '#lib/page-facts'
import { paths } from '#lib/paths'
import { storeRead } from '../store/store-data'
import { headOfStore } from '../store/store-head'

export const head: Head = (cached, { storeSlug = '' }) => {
  const store = cached(storeRead(storeSlug))
  if (!store) return undefined
  return {
    ...headOfStore(store),
    path: paths.storeReviews(store.slug),
    isHidden: store.reviews.length === 0,
    breadcrumbs: breadcrumbs.storeReviews(store),
  }
}
