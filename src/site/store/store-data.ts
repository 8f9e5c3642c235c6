import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { StoreDetail } from '#domain/store/store'
import { storeReviewCount } from '#domain/review/store-reviews'
import { read } from '#lib/read'
import { reviewCardFields, storeTileWithId } from '../tile-fields'

const reviewsShown = 6

export type ShownStore = ReturnType<typeof storePageFields>

/** Shared by all pages about a store: reads with the same key select the same. */
export const storeRead = (slug: string) => read('GET /stores/slug/{slug}', { slug }, {}, storePageFields)

/** The store in the address, whose slug may be a former one. */
export const useAddressedStore = () => useQuery(storeRead(useParams().storeSlug ?? ''))

const storePageFields = ({ customerReviews, ...store }: StoreDetail) => ({
  ...store,
  reviews: customerReviews.slice(0, reviewsShown).map(reviewCardFields),
  /** Null if there are more reviews than come with a store. */
  reviewCount: customerReviews.length < storeReviewCount ? customerReviews.length : null,
})

export const relatedRead = (slug: string) =>
  read('GET /stores/related/{slug}', { slug }, {}, ({ stores, blogs }) => ({
    stores: stores.map(storeTileWithId),
    blogs,
  }))
