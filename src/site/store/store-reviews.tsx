import { Link } from 'react-router-dom'
import button from '#components/button.module.css'
import { Notice } from '#components/notice'
import { SectionHead } from '#components/section-head'
import { Stars } from '#components/stars'
import { paths } from '#lib/paths'
import { ReviewText } from '../review/review-text'
import type { ShownStore, StoreReview } from './store-data'
import styles from './store-page.module.css'

/** The newest approved reviews of a store, and the way to all of them (product.md, section 2). */
export function StoreReviews({ store }: { store: ShownStore }) {
  const { name, slug, reviews, reviewCount } = store
  const isAll = reviews.length === reviewCount
  return (
    <section className={styles.reviews} aria-labelledby="customer-reviews">
      <SectionHead id="customer-reviews" title="Customer Reviews" />
      {reviews.length === 0 ? <Notice>No reviews available yet.</Notice> : <Reviews reviews={reviews} />}
      {!isAll && (
        <p className={styles.all}>
          <Link to={paths.storeReviews(slug)} className={button.quiet}>
            <span>
              {reviewCount === null ? 'All reviews' : `All ${reviewCount} reviews`} of <bdi>{name}</bdi>
            </span>
          </Link>
        </p>
      )}
    </section>
  )
}

function Reviews({ reviews }: { reviews: StoreReview[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review._id} className={styles.review}>
          <div className={styles.by}>
            <h3 dir="auto">{review.reviewerName || 'Anonymous'}</h3>
            <Stars rating={review.rating} />
          </div>
          <ReviewText review={review} />
        </li>
      ))}
    </ul>
  )
}
