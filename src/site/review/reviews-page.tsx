import { useSearchParams } from 'react-router-dom'
import frame from '#components/frame.module.css'
import { LongList } from '#components/long-list'
import { Notice } from '#components/notice'
import { PageHead } from '#components/page-head'
import { SectionHead } from '#components/section-head'
import { sitePages } from '#lib/site-pages'
import { identity, useLongList } from '#lib/use-long-list'
import { ReviewCard } from './review-card'
import { ReviewForm } from './review-form'
import { reviewsRead, type ShownReview } from './reviews-data'
import styles from './reviews-page.module.css'

/** What customers say of all stores, the newest first (product.md, section 2). */
export default function ReviewsPage() {
  const [search] = useSearchParams()
  const reviews = useLongList(reviewsRead(search), identity)
  return (
    <div className={frame.frame}>
      <title>{`${sitePages.reviews.title} · Clipwell`}</title>
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
        <LongList
          list={reviews}
          what="reviews"
          failed="Failed to load reviews. Please try again later."
          empty={<Notice>No reviews available yet.</Notice>}
          Page={Reviews}
        />
      </section>
    </div>
  )
}

function Reviews({ items: reviews }: { items: ShownReview[] }) {
  return (
    <ul className={styles.reviews}>
      {reviews.map((review) => (
        <li key={review._id}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}
