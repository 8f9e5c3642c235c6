import styles from './review-rules.module.css'

const orders = {
  newest: 'The newest come first.',
  rating: 'The best rated come first, without those by our staff and those that received a reward.',
}

/** How the reviews of a list are checked and in which order they come (product.md, section 23). */
export function ReviewRules({ order }: { order: keyof typeof orders }) {
  return (
    <p className={styles.rules}>
      Our staff read every review before it is published. They do not check whether its author has bought
      there. Negative reviews are published like all others. {orders[order]}
    </p>
  )
}
