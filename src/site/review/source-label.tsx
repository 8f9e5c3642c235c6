import { type ReviewSource, sourceLabel } from '#domain/review/review-source'
import { LocalDate } from '#components/local-date'
import styles from './source-label.module.css'

interface Props {
  review: { source: ReviewSource; editedAt: string | null }
}

/**
 * Where a review comes from, unless a visitor wrote it by themselves, and when our staff have changed its
 * stars or words.
 */
export function SourceLabel({ review: { source, editedAt } }: Props) {
  const label = sourceLabel(source)
  return (
    <>
      {label !== null && <p className={styles.label}>{label}</p>}
      {editedAt !== null && (
        <p className={styles.label}>
          Edited by our staff on <LocalDate iso={editedAt} />
        </p>
      )}
    </>
  )
}
