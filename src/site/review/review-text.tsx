import { useId } from 'react'
import { isLong } from './long-text'
import styles from './review-text.module.css'

/**
 * What a review says. Only the first lines of a long one are in view until 'Read on' is pressed, which needs
 * no script. A screen reader has all of it from the start.
 */
export function ReviewText({ review }: { review: { reviewerName: string; text: string } }) {
  const id = useId()
  const { reviewerName, text } = review
  if (!isLong(text)) {
    return (
      <p className={styles.text} dir="auto">
        {text || 'No comment provided.'}
      </p>
    )
  }
  return (
    <div className={styles.long}>
      {/* Before the text, because only what follows an element can depend on whether it is open. */}
      <details className={styles.more}>
        <summary aria-controls={id}>
          <span className={styles.on}>Read on</span>
          <span className={styles.off}>Show less</span>
          <span className="visually-hidden">
            {' '}
            in the review by <bdi>{reviewerName || 'Anonymous'}</bdi>
          </span>
        </summary>
      </details>
      <p id={id} className={styles.text} dir="auto">
        {text}
      </p>
    </div>
  )
}
