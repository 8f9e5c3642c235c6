import { Link } from '#components/link'
import { LocalDate } from '#components/local-date'
import { renderSlot } from '#components/slot'
import { RemoteImage } from '#components/remote-image'
import { Stars } from '#components/stars'
import { paths } from '#lib/paths'
import { endOfReview } from '../features/review'
import type { ReviewCardData } from '../tile-fields'
import styles from './reviews.module.css'
import { ReviewText } from './review-text'
import { ShopAnswer } from './shop-answer'
import { SourceLabel } from './source-label'

interface Props {
  items: ReviewCardData[]
  namesStore?: boolean
}

export const Reviews = ({ items, namesStore = true }: Props) => (
  <ul className={styles.reviews}>
    {items.map((review) => (
      <li key={review._id} className={`large-panel ${styles.review}`}>
        <div className={`row ${styles.head}`}>
          <Portrait src={review.profilePicture} />
          <div>
            <h3 dir="auto">{review.reviewerName || 'Anonymous'}</h3>
            <p className="soft small">
              <LocalDate iso={review.createdAt} />
            </p>
          </div>
        </div>
        <Stars rating={review.rating} />
        <SourceLabel review={review} />
        <ReviewText review={review} />
        {namesStore && (
          <p className={`soft small ${styles.facts}`}>
            on{' '}
            <Link to={paths.store(review.storeId.slug)}>
              <bdi>{review.storeId.name}</bdi>
            </Link>
          </p>
        )}
        <ShopAnswer answer={review.answer} store={review.storeId} />
        {renderSlot(endOfReview, { review })}
      </li>
    ))}
  </ul>
)

function Portrait({ src }: { src: string | null }) {
  const place = { width: 96, height: 96, className: styles.portrait }
  const placeholder = <img src="/person.svg" alt="" loading="lazy" {...place} />
  return <RemoteImage src={src} alt="" {...place} sizes="48px" fallback={placeholder} />
}
