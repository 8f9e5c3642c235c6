import { useSearchParams } from 'react-router-dom'
import { Link } from '#components/link'
import { distinctName } from '#domain/text/distinct-name'
import { breadcrumbs } from '#domain/page/breadcrumbs'
import { Breadcrumbs } from '#components/breadcrumbs'
import { PageMeta } from '#components/page-meta'
import { PageHead } from '#components/page-head'
import { SectionHead } from '#components/section-head'
import type { Load } from '#lib/load'
import type { Head } from '#lib/page-metadata'
import { pageQuery } from '#lib/page-query'
import { paths } from '#lib/paths'
import { currentAddress } from '#lib/current-address'
import { readInPages } from '#lib/read'
import { sitePages } from '#domain/page/site-pages'
import { identity, useLongList } from '#lib/use-long-list'
import { storeMetadata } from '../features/metadata'
import { DetailPage } from '../layout/detail'
import { type ShownStore, storeRead, useAddressedStore } from '../store/store-data'
import { reviewCardFields } from '../tile-fields'
import { ReviewList, reviewsAtOnce } from './review-list'
import { ReviewRules } from './review-rules'
import styles from './reviews-page.module.css'
import { VisitorRating } from './visitor-rating'

const reviewsOfRead = (storeId: string, search: URLSearchParams) =>
  readInPages('GET /reviews/approved', {}, { ...pageQuery(reviewsAtOnce, search), storeId }, (reviews) =>
    reviews.map(reviewCardFields),
  )

/** Reads the store first, because its reviews are read by its id. */
export const load: Load = async ({ main }, { storeSlug = '' }, search) => {
  const store = await main(storeRead(storeSlug))
  if (store) await main(reviewsOfRead(store._id, search))
  return currentAddress(storeSlug, store?.slug, paths.storeReviews)
}

export const head: Head = (cached, { storeSlug = '' }) => {
  const store = cached(storeRead(storeSlug))
  if (!store) return undefined
  return {
    ...storeMetadata(store),
    noIndex: store.reviews.length === 0,
    breadcrumbs: breadcrumbs.storeReviews(store),
  }
}

export default function StoreReviewsPage() {
  const store = useAddressedStore()
  return (
    <DetailPage
      name="Store"
      read={store}
      loading="Loading reviews..."
      failed="Failed to load reviews. Please try again later."
      missing="There is no store at this address. It may have been renamed."
      wayOut={['All Reviews', sitePages.reviews.path]}
    >
      {(found) => <ReviewsOf store={found} />}
    </DetailPage>
  )
}

function ReviewsOf({ store }: { store: ShownStore }) {
  const [search] = useSearchParams()
  const reviews = useLongList(reviewsOfRead(store._id, search), identity)
  const title = sitePages.storeReviews.title(distinctName(store))
  return (
    <div className="frame">
      <PageMeta title={title} description={`${title}: what customers say, the good and the bad.`} />
      <Breadcrumbs way={breadcrumbs.storeReviews(store)} />
      <PageHead title="Reviews of" name={store.name}>
        What people say after the parcel has arrived.
      </PageHead>
      <p className={`screen-only wrap ${styles.ways}`}>
        <Link to={paths.store(store.slug)} className="quiet-button">
          <bdi>{store.name}</bdi>
        </Link>
        <Link to={sitePages.reviews.path} className="quiet-button">
          All Reviews
        </Link>
        <a href={paths.writeReview(store._id)} rel="nofollow" className="primary-button">
          Write a review
        </a>
      </p>
      <section aria-labelledby="customer-reviews">
        <SectionHead id="customer-reviews" title="Customer Reviews" />
        <VisitorRating rating={store.visitorRating} />
        <ReviewRules order="newest" />
        <ReviewList list={reviews} />
      </section>
    </div>
  )
}
