import { reviewRules } from '#site/review-rules'
import styles from './review-rules.module.css'

export const ReviewRules = ({ order }: { order: keyof typeof reviewRules.orders }) => (
  <p className={`soft small ${styles.rules}`}>
    {reviewRules.checks} {reviewRules.orders[order]}
  </p>
)
