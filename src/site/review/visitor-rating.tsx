import type { VisitorRating as Rating } from '#domain/review/visitor-rating'
import { Stars } from '#components/stars'
import styles from './visitor-rating.module.css'

const barWidth = 100

/** The rating from approved reviews by visitors only. */
export function VisitorRating({ rating: { average, count, stars } }: { rating: Rating }) {
  if (average === null || count === 0) return null
  return (
    <div className={styles.rating}>
      <div>
        <p className={`row ${styles.average}`}>
          <span aria-hidden="true">{average.toFixed(1)}</span>
          <Stars rating={Math.round(average * 10) / 10} />
        </p>
        <p>
          The average of {count} {count === 1 ? 'review' : 'reviews'} by visitors, also invited and rewarded
          ones. Our rating is not part of it, nor are reviews by our staff.
        </p>
      </div>
      <dl className={styles.stars}>
        {stars
          .map((counted, at) => ({ counted, value: at + 1 }))
          .toReversed()
          .map(({ counted, value }) => (
            <div key={value}>
              <dt>{value === 1 ? '1 star' : `${value} stars`}</dt>
              <dd>
                <Bar share={counted / count} />
                {counted}
              </dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

function Bar({ share }: { share: number }) {
  const place = { viewBox: `0 0 ${barWidth} 8`, preserveAspectRatio: 'none', 'aria-hidden': true }
  return (
    <svg className={styles.bar} width={barWidth} height="8" {...place}>
      <rect className={styles.empty} fill="none" width={barWidth} height="8" />
      <rect className={styles.full} width={share * barWidth} height="8" />
    </svg>
  )
}
