import { useSyncExternalStore } from 'react'
import styles from './local-date.module.css'

const never = () => () => undefined

/**
 * The day of a moment (ISO 8601) in the visitor's own date form and time zone (specification, section 2). The
 * server knows neither, so it writes the UTC date, which the browser replaces once it has taken over.
 */
export function LocalDate({ iso }: { iso: string }) {
  const text = useSyncExternalStore(
    never,
    () => new Date(iso).toLocaleDateString(),
    () => iso.slice(0, 10),
  )
  return (
    <time className={styles.date} dateTime={iso}>
      {text}
    </time>
  )
}
