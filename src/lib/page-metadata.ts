import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import type { Blog } from '#domain/blog/blog'
import type { Breadcrumb } from '#domain/page/breadcrumbs'
import type { Coupon } from '#domain/coupon/coupon'
import type { StoreDetail } from '#domain/store/store'
import type { OneRead, ReadInPages } from './load'

/** Returns the answer of a read that `load` has made; undefined if it failed. */
export interface Cached {
  <Data>(query: OneRead<Data>): Data | undefined
  <Page, Key extends QueryKey, Cursor>(
    query: ReadInPages<Page, Key, Cursor>,
  ): InfiniteData<Page, Cursor> | undefined
}

/** For structured data. */
type RatedReview = Pick<StoreDetail['customerReviews'][number], 'rating' | 'reviewerName' | 'createdAt'>

/** For structured data. Counts approved reviews of visitors, none of staff. */
export interface RatedStore extends Pick<StoreDetail, 'name' | 'slug' | 'description' | 'logo'> {
  visitorRating: Pick<StoreDetail['visitorRating'], 'average' | 'count'>
  reviews: RatedReview[]
}

/** For structured data: an offer that visitors can use, without its code. */
export type CouponFacts = Pick<Coupon, '_id' | 'title' | 'startsAt' | 'endsAt' | 'endsPrecision'>

/** `head` of a page module, beyond title and description. Only the server reads it. */
export interface PageMetadata {
  /** Path of the canonical address, if that is not the page's own or has a query string. */
  path?: string
  /** For search engines, if the page does not render a description itself. */
  description?: string
  /** Search engines leave it out. */
  noIndex?: boolean
  /** Image for shared links. */
  card?: { path: string; alt: string; width: number; height: number }
  /** The same content in other formats, as paths. */
  alternates?: { type: string; title: string; path: string }[]
  breadcrumbs?: Breadcrumb[]
  listed?: { name: string; path: string }[]
  store?: RatedStore
  offers?: { store: Pick<StoreDetail, 'name' | 'slug' | 'category'>; live: CouponFacts[] }
  blog?: Pick<Blog, 'title' | 'coverImagesPath' | 'author' | 'createdAt' | 'updatedAt'>
}

/** Undefined if the item of the page could not be read. */
export type Head = (
  cached: Cached,
  params: Record<string, string>,
  search: URLSearchParams,
) => PageMetadata | undefined
