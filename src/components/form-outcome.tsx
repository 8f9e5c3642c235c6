import { useEffect, useRef } from 'react'
import { outcomeId } from '#domain/routes/form-routes'
import styles from './form.module.css'

interface Props {
  outcome: { sent: true } | { sent: false; reason: string } | undefined
  /** The message after success, and what happens next. */
  sent: [what: string, next: string]
  failed: string
}

/** Announces the result and scrolls to it. */
export function FormOutcome({ outcome, sent, failed }: Props) {
  const element = useRef<HTMLDivElement>(null)
  // Between two results there is none. A new reason does not scroll.
  const sentWell = outcome?.sent
  useEffect(() => {
    if (sentWell !== undefined) element.current?.scrollIntoView({ block: 'nearest' })
  }, [sentWell])
  return (
    <div ref={element} id={outcomeId} className={styles.outcome} role="status" tabIndex={-1}>
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
