import { useQuery } from '@tanstack/react-query'
import { Link } from '#components/link'
import { Loaded } from '#components/loaded'
import { ListMessage } from '#components/list-message'
import { renderSlot } from '#components/slot'
import { SectionHead } from '#components/section-head'
import { Stars } from '#components/stars'
import { paths } from '#lib/paths'
import { endOfReview } from '../features/review'
import { ReviewRules } from '../review/review-rules'
import { ShopAnswer } from '../review/shop-answer'
import { SourceLabel } from '../review/source-label'
import type { ReviewCardData } from '../tile-fields'
import { homeReads } from './home-data'
import styles from './top-reviews.module.css'

export function TopReviews() {
  return (
    <section className="below-fold frame" aria-labelledby="top-reviews">
      <SectionHead id="top-reviews" title="Top Customer Reviews">
        <span className={styles.all}>View all</span>
      </SectionHead>
      <Loaded
        read={useQuery(homeReads.reviews)}
        loading={<ListMessage>Loading reviews...</ListMessage>}
        failed="No reviews available."
        empty="No reviews available."
      >
        {(reviews) => (
          <>
            <ReviewRules order="rating" />
            <Reviews reviews={reviews} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function Reviews({ reviews }: { reviews: ReviewCardData[] }) {
  return (
    <ol className={styles.reviews}>
      {reviews.map((review, at) => (
        <li key={review._id} className={`large-panel ${styles.review}`}>
          <ReviewCard review={review} number={at + 1} />
        </li>
      ))}
    </ol>
  )
}

function ReviewCard({ review, number }: { review: ReviewCardData; number: number }) {
  return (
    <>
      <div className={`row ${styles.head}`}>
        <span className={styles.number}>{String(number).padStart(2, '0')}</span>
        <Stars rating={review.rating} />
      </div>
      <blockquote className={`clamped lines ${styles.text}`} dir="auto">
        “{review.text}”
      </blockquote>
      <SourceLabel review={review} />
      <div className={styles.by}>
        <p className={styles.name} dir="auto">
          {review.reviewerName}
        </p>
        <p className={`soft small ${styles.store}`}>
          on{' '}
          <Link to={paths.store(review.storeId.slug)}>
            <bdi>{review.storeId.name}</bdi>
          </Link>
        </p>
      </div>
      <ShopAnswer answer={review.answer} store={review.storeId} />
      {renderSlot(endOfReview, { review })}
    </>
  )
}
