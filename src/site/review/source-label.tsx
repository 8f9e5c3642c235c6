import { type ReviewSource, sourceLabel } from '#domain/review-source'
import styles from './source-label.module.css'

/** Where a review comes from, unless a visitor wrote it by themselves (product.md, section 23). */
export function SourceLabel({ source }: { source: ReviewSource }) {
  const label = sourceLabel(source)
  return label === null ? null : <p className={styles.label}>{label}</p>
}
