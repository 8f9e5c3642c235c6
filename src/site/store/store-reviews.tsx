import type { Review } from '#domain/review'
import { Notice } from '#components/notice'
import { SectionHead } from '#components/section-head'
import { Stars } from '#components/stars'
import styles from './store-page.module.css'

/** The approved reviews of a store. */
export function StoreReviews({ reviews }: { reviews: Review[] }) {
  return (
    <section className={styles.reviews} aria-labelledby="customer-reviews">
      <SectionHead id="customer-reviews" title="Customer Reviews" />
      {reviews.length === 0 ? (
        <Notice>No reviews available yet.</Notice>
      ) : (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review._id} className={styles.review}>
              <div className={styles.by}>
                <h3>{review.reviewerName}</h3>
                <Stars rating={review.rating} />
              </div>
              <p>{review.text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
