import { breadcrumbs } from '#domain/page/breadcrumbs'
import { isIndexable, isText } from '#domain/store/indexable'
import type { Head } from '#lib/page-facts'
import { paths } from '#lib/paths'
import { countedStars } from '#domain/review/visitor-rating'
import { storeFacts } from '../features/facts'
import { liveRead, type ShownStore, storeRead } from './store-data'

export const head: Head = (cached, { storeSlug = '' }) => {
  const store = cached(storeRead(storeSlug))
  if (!store) return undefined
  return {
    ...storeFacts(store),
    path: paths.store(store.slug),
    // Not read where it does not matter.
    isHidden: !isFound(store, cached(liveRead(store._id)) ?? false),
    breadcrumbs: breadcrumbs.store(store),
    store: { ...store, reviews: store.reviews.filter(isOfVisitor) },
  }
}

/** Whether search engines may list the pages of a store. */
export function isFound({ description, reviews }: ShownStore, hasLiveOffer: boolean): boolean {
  return isIndexable({ isText: isText(description), hasLiveOffer, hasReviews: reviews.length > 0 })
}

function isOfVisitor({ rating, source }: ShownStore['reviews'][number]): boolean {
  return countedStars({ approved: true, rating, source }) !== undefined
}
