import { LongList } from '#components/long-list'
import { Notice } from '#components/notice'
import type { LongList as List } from '#lib/use-long-list'
import { ReviewCard } from './review-card'
import styles from './reviews-page.module.css'
import type { ShownReview } from './shown-review'

export const ReviewList = ({ list }: { list: List<ShownReview> }) => (
  <LongList
    list={list}
    what="reviews"
    failed="Failed to load reviews. Please try again later."
    empty={<Notice>No reviews available yet.</Notice>}
    Page={Reviews}
  />
)

const Reviews = ({ items: reviews }: { items: ShownReview[] }) => (
  <ul className={styles.reviews}>
    {reviews.map((review) => (
      <li key={review._id}>
        <ReviewCard review={review} />
      </li>
    ))}
  </ul>
)
