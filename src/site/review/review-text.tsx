import { useId } from 'react'
import { isLong } from './long-text'
import styles from './review-text.module.css'

/** 'Read on' shows all of a long text without a script. Screen readers always have all of it. */
export function ReviewText({ review }: { review: { reviewerName: string; text: string } }) {
  const id = useId()
  const { reviewerName, text } = review
  if (!isLong(text)) {
    return (
      <p className={`lines ${styles.text}`} dir="auto">
        {text || 'No comment provided.'}
      </p>
    )
  }
  return (
    <div className={styles.long}>
      {/* Before the text: a style can depend on an open element only after it. */}
      <details className={`screen-only ${styles.more}`}>
        <summary aria-controls={id}>
          <span className={styles.on}>Read on</span>
          <span className={styles.off}>Show less</span>
          <span className="visually-hidden">
            {' '}
            in the review by <bdi>{reviewerName || 'Anonymous'}</bdi>
          </span>
        </summary>
      </details>
      <p id={id} className={`lines ${styles.text}`} dir="auto">
        {text}
      </p>
    </div>
  )
}
