import styles from './form.module.css'

interface Props {
  outcome: { sent: true } | { sent: false; reason: string } | undefined
  /** What is said when it was sent, and what happens next. */
  sent: [what: string, next: string]
  /** What is said when it was not. */
  failed: string
}

/** Says, and announces, how sending a form went. */
export function FormOutcome({ outcome, sent, failed }: Props) {
  return (
    <div className={styles.outcome} role="status">
      {outcome?.sent && (
        <p className={styles.sent}>
          <strong>{sent[0]}</strong> {sent[1]}
        </p>
      )}
      {outcome && !outcome.sent && (
        <p className={styles.failed}>
          <strong>{failed}</strong> {outcome.reason}
        </p>
      )}
    </div>
  )
}
