import { reviewRules } from '#site/review-rules'
import styles from './review-rules.module.css'

export function ReviewRules({ order }: { order: keyof typeof reviewRules.orders }) {
  return (
    <p className={styles.rules}>
      {reviewRules.checks} {reviewRules.orders[order]}
    </p>
  )
}
