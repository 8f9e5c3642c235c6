import { maxRating, ratingInWords } from '#domain/review/rating'
import styles from './stars.module.css'

const starWidth = 20

/** Read-only, with tenths of a star. */
export function Stars({ rating }: { rating: number }) {
  const width = maxRating * starWidth
  return (
    <svg
      className={styles.stars}
      viewBox={`0 0 ${width} ${starWidth}`}
      width={width}
      height={starWidth}
      role="img"
      aria-label={ratingInWords(rating)}
    >
      <rect className={styles.empty} fill="none" width={width} height={starWidth} />
      <rect className={styles.full} width={rating * starWidth} height={starWidth} />
    </svg>
  )
}
