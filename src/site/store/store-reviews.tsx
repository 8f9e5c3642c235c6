import { Link } from '#components/link'
import { ListMessage } from '#components/list-message'
import { SectionHead } from '#components/section-head'
import { paths } from '#lib/paths'
import { Reviews } from '../review/reviews'
import { ReviewRules } from '../review/review-rules'
import { VisitorRating } from '../review/visitor-rating'
import type { ShownStore } from './store-data'
import styles from './store-page.module.css'

export function StoreReviews({ store }: { store: ShownStore }) {
  const { _id, name, slug, reviews, reviewCount, visitorRating } = store
  const isAll = reviews.length === reviewCount
  return (
    <section className="below-fold" aria-labelledby="customer-reviews">
      <SectionHead id="customer-reviews" title="Customer Reviews">
        <a href={paths.writeReview(_id)} rel="nofollow" className="quiet-button">
          Write a review
        </a>
      </SectionHead>
      <VisitorRating rating={visitorRating} />
      <ReviewRules order="newest" />
      {reviews.length === 0 ? <NoReviews store={store} /> : <Reviews items={reviews} namesStore={false} />}
      {reviews.length > 0 && (
        <p className={`screen-only ${styles.all}`}>
          <Link to={paths.storeReviews(slug)} className="quiet-button">
            <span>
              {isAll ? 'Reviews' : reviewCount === null ? 'All reviews' : `All ${reviewCount} reviews`} of{' '}
              <bdi>{name}</bdi>
            </span>
          </Link>
        </p>
      )}
    </section>
  )
}

/** An answer may not contain all reviews. */
function NoReviews({ store: { visitorRating } }: { store: ShownStore }) {
  if (visitorRating.count === 0) return <ListMessage>No reviews available yet.</ListMessage>
  return <ListMessage>Failed to load reviews. Please try again later.</ListMessage>
}
