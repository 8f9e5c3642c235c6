import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import type { Blog } from '#domain/blog/blog'
import type { Breadcrumb } from '#domain/page/breadcrumbs'
import type { Coupon } from '#domain/coupon/coupon'
import type { FeedFormat } from '#domain/listing/seo-routes'
import type { StoreDetail } from '#domain/store/store'
import type { OneRead, ReadInPages } from './load'

/** What a page has read, by its query. Undefined for what could not be read. */
export interface Cached {
  <Data>(query: OneRead<Data>): Data | undefined
  /** The first page of a list. */
  <Page, Key extends QueryKey, Cursor>(
    query: ReadInPages<Page, Key, Cursor>,
  ): InfiniteData<Page, Cursor> | undefined
}

/** A review as structured data has it. */
type RatedReview = Pick<StoreDetail['customerReviews'][number], 'rating' | 'reviewerName' | 'createdAt'>

/** A store as structured data has it: with what approved reviews of visitors say, and nothing of staff. */
export interface RatedStore extends Pick<StoreDetail, 'name' | 'slug' | 'description' | 'logo'> {
  visitorRating: Pick<StoreDetail['visitorRating'], 'average' | 'count'>
  /** Those of visitors that the page shows. */
  reviews: RatedReview[]
}

/** An offer that visitors can use, as structured data has it: without its code. */
export type ListedOffer = Pick<Coupon, '_id' | 'title' | 'startsAt' | 'endsAt' | 'endsPrecision'>

/**
 * What the head of a page says beyond title and description. All of it is shown on the page.
 * `src/site/…/…-head.ts` says it, beside the page, and only the server reads that.
 */
export interface PageFacts {
  /** The path of its canonical address, where that is not its route. */
  path?: string
  /** What search engines show beneath its title, where the page itself does not say it. */
  description?: string
  /** Whether search engines leave it out. */
  isHidden?: boolean
  /** The card that is shown where its address is shared, and what is on it. */
  card?: { path: string; alt: string }
  /** The feed of what it shows, with its path in each format. */
  feed?: { title: string; path: (format: FeedFormat) => string }
  breadcrumbs?: Breadcrumb[]
  /** What it lists, in its order. */
  listed?: { name: string; path: string }[]
  store?: RatedStore
  /** The offers of a store. */
  offers?: { store: Pick<StoreDetail, 'name' | 'slug' | 'category'>; live: ListedOffer[] }
  /** A blog, with the path of its card for want of another picture. */
  blog?: Pick<Blog, 'title' | 'coverImagesPath' | 'author' | 'createdAt' | 'updatedAt'> & { card: string }
}

/** Says what the head of a page has to say. Undefined if what the page is about could not be read. */
export type Head = (
  cached: Cached,
  params: Record<string, string>,
  search: URLSearchParams,
) => PageFacts | undefined
