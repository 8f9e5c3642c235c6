import { startTransition, useEffect, useState } from 'react'
import styles from './local-date.module.css'

/**
 * The date of a moment (ISO 8601) in the visitor's format and time zone (product.md, section 2). The server
 * knows neither and writes the UTC date. The browser replaces it after hydration.
 */
export function LocalDate({ iso }: { iso: string }) {
  const [text, setText] = useState(() => (format === undefined ? iso.slice(0, 10) : localDay(iso)))
  // Not during hydration: the first use of the visitor's date format is slow.
  useEffect(() => startTransition(() => setText(localDay(iso))), [iso])
  return (
    <time className={styles.date} dateTime={iso}>
      {text}
    </time>
  )
}

/** Created at its first use, never during hydration. */
let format: Intl.DateTimeFormat | undefined

/** The same as toLocaleDateString(). */
function localDay(iso: string): string {
  format ??= new Intl.DateTimeFormat()
  return format.format(new Date(iso))
}
