import { type ReviewSource, sourceLabels } from '#domain/review/review-source'
import { LocalDate } from '#components/local-date'
import styles from './source-label.module.css'

interface Props {
  review: { source: ReviewSource; editedAt: string | null }
}

/** Nothing for a review that a visitor wrote unasked and staff did not change. */
export function SourceLabel({ review: { source, editedAt } }: Props) {
  const label = sourceLabels[source]
  return (
    <>
      {label !== null && <p className={`edged ${styles.label}`}>{label}</p>}
      {editedAt !== null && (
        <p className={`edged ${styles.label}`}>
          Edited by our staff on <LocalDate iso={editedAt} />
        </p>
      )}
    </>
  )
}
