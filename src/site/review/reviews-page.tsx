import { useQuery } from '@tanstack/react-query'
import frame from '../../components/frame.module.css'
import { Notice } from '../../components/notice'
import { PageHead } from '../../components/page-head'
import { SectionHead } from '../../components/section-head'
import { Spinner } from '../../components/spinner'
import { ReviewCard } from './review-card'
import { ReviewForm } from './review-form'
import { reviewsRead } from './reviews-data'
import styles from './reviews-page.module.css'

/** What customers say of all stores, the newest first (specification, section 2). */
export default function ReviewsPage() {
  return (
    <div className={frame.frame}>
      <title>Store reviews by customers · Clipwell</title>
      <meta
        name="description"
        content="What customers say about the brands on Clipwell, the good and the bad."
      />
      <PageHead title="Reviews">What people say after the parcel has arrived.</PageHead>
      <section className={styles.write} aria-labelledby="write-review">
        <SectionHead id="write-review" title="Write a Review" />
        <ReviewForm />
      </section>
      <section aria-labelledby="brands-reviews">
        <SectionHead id="brands-reviews" title="Top Brands Reviews" />
        <ReviewList />
      </section>
    </div>
  )
}

function ReviewList() {
  const { data, isError, refetch } = useQuery(reviewsRead)
  if (isError) return <Notice onRetry={refetch}>Failed to load reviews. Please try again later.</Notice>
  if (!data) return <Spinner label="Loading reviews..." />
  if (data.length === 0) return <Notice>No reviews available yet.</Notice>
  return (
    <ul className={styles.reviews}>
      {data.map((review) => (
        <li key={review._id}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}
