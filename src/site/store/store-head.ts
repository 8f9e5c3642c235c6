import { breadcrumbs } from '#domain/page/breadcrumbs'
import { altOf, cardOfStore, cardPaths } from '#domain/card/card-address'
import { isIndexable, isText } from '#domain/listing/indexable'
import { feedPaths } from '#domain/listing/seo-routes'
import type { Head, PageFacts } from '#lib/page-facts'
import { paths } from '#lib/paths'
import { countedStars } from '#domain/review/visitor-rating'
import { liveRead, type ShownStore, storeRead } from './store-data'

export const head: Head = (cached, { storeSlug = '' }) => {
  const store = cached(storeRead(storeSlug))
  if (!store) return undefined
  return {
    ...headOfStore(store),
    path: paths.store(store.slug),
    // Not read where it does not matter.
    isHidden: !isFound(store, cached(liveRead(store._id)) ?? false),
    breadcrumbs: breadcrumbs.store(store),
    store: { ...store, reviews: store.reviews.filter(isOfVisitor) },
  }
}

export function headOfStore(store: ShownStore): PageFacts {
  const { name, slug } = store
  return {
    card: { path: cardPaths.store(store), alt: altOf(cardOfStore(store)) },
    feed: { title: `Offers of ${name}`, path: (format) => feedPaths.store(slug, format) },
  }
}

/** Whether search engines may list the pages of a store. */
export function isFound({ description, reviews }: ShownStore, hasLiveOffer: boolean): boolean {
  return isIndexable({ isText: isText(description), hasLiveOffer, hasReviews: reviews.length > 0 })
}

function isOfVisitor({ rating, source }: ShownStore['reviews'][number]): boolean {
  return countedStars({ approved: true, rating, source }) !== undefined
}
