import { breadcrumbs } from '#domain/page/breadcrumbs'
import type { Head } from '#lib/page-facts'
import { paths } from '#lib/paths'
import { storeFacts } from '../features/facts'
import { storeRead } from '../store/store-data'

export const head: Head = (cached, { storeSlug = '' }) => {
  const store = cached(storeRead(storeSlug))
  if (!store) return undefined
  return {
    ...storeFacts(store),
    path: paths.storeReviews(store.slug),
    isHidden: store.reviews.length === 0,
    breadcrumbs: breadcrumbs.storeReviews(store),
  }
}
