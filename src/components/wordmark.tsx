import { site } from '#site'
import styles from './wordmark.module.css'

/** The name of the site with its logo: a ticket with a check mark. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
        <path
          className={styles.ticket}
          d="M5 5h13.5a3.5 3.5 0 0 0 7 0H27a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-1.5a3.5 3.5 0 0 0-7 0H5a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z"
        />
        <path className={styles.check} d="m6.5 16.2 4 4 6.7-8" />
        <path className={styles.cut} d="M22 11v10.5" />
      </svg>
      {site.name}
    </span>
  )
}
