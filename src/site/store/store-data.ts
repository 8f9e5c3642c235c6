import type { Review } from '#domain/review/review'
import { isText } from '#domain/listing/indexable'
import type { StoreDetail } from '#domain/store/store'
import { storeReviewCount } from '#domain/review/store-reviews'
import type { Load } from '#lib/load'
import { paths } from '#lib/paths'
import { presentAddress } from '#lib/present-address'
import { read } from '#lib/read'
import { logoOf } from '#lib/select'

/** How many reviews the page of a store shows. */
const reviewsShown = 6

/** A store with its newest reviews. */
export type ShownStore = ReturnType<typeof visibleFields>

/** Every page about a store reads it like this, since reads with the same key select the same. */
export const storeRead = (slug: string) => read('GET /stores/slug/{slug}', { slug }, {}, visibleFields)

function visibleFields({ customerReviews, ...store }: StoreDetail) {
  return {
    ...store,
    reviews: customerReviews.slice(0, reviewsShown).map(reviewOf),
    /** How many approved reviews there are; null for more than come with a store. */
    reviewCount: customerReviews.length < storeReviewCount ? customerReviews.length : null,
  }
}

function reviewOf({ _id, reviewerName, rating, text, createdAt, source, editedAt, answer }: Review) {
  return { _id, reviewerName, rating, text, createdAt, source, editedAt, answer }
}

/** Whether a store has an offer that visitors can use. */
export const liveRead = (storeId: string) =>
  read('GET /stores/coupons/{storeId}', { storeId }, { limit: '1' }, (coupons) => coupons.length > 0)

/** Other stores of its category, and blogs about it. */
export const relatedRead = (slug: string) =>
  read('GET /stores/related/{slug}', { slug }, {}, ({ stores, blogs }) => ({
    stores: stores.map(logoOf),
    blogs,
  }))

/** Search engines may list a store without a text and a review if it has a live offer. */
export const load: Load = async (fetch, { storeSlug = '' }) => {
  const [store] = await Promise.all([fetch(storeRead(storeSlug)), fetch(relatedRead(storeSlug))])
  if (store?.reviews.length === 0 && !isText(store.description)) await fetch(liveRead(store._id))
  return presentAddress(storeSlug, store?.slug, paths.store)
}
